import { errosBaixa } from '#domains/financeiro/titulos/baixas/erros.ts';
import { errosDoBanco } from '#domains/financeiro/titulos/baixas/do-banco/erros.ts';
import type { z } from 'zod';
import type { itemLinha } from '../respostas.ts';
import { sql } from 'kysely';
import type { DefinicaoLista } from '#platform/server/listas/listas.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { type DefinicaoErro, type Idioma, mensagemDaRecusa, type ParametrosDeRecusa } from '#shared/erros.ts';
import { motivoEmPalavras } from '#domains/financeiro/boletos/cnab/motivos.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { errosRetorno } from '../erros.ts';
import { estaDesfeita, resultadoVisto } from './desfeita.ts';

type Linha = z.output<typeof itemLinha>;
const colunasComuns = sql`l.id, l.retorno_id as "retornoId", l.linha, c.nome as "contaNome", r.nome_arquivo as "nomeArquivo", l.efeito, l.ocorrencia,
  l.nosso_numero as "nossoNumero", l.boleto_id as "boletoId", t.id as "tituloId", t.numero as "tituloNumero", t.aluno_nome as "alunoNome", t.pagador_nome as "pagadorNome",
  l.data_ocorrencia as "dataOcorrencia", l.data_credito as "dataCredito", l.valor_centavos as "valorCentavos", l.pago_centavos as "pagoCentavos",
  l.tarifa_centavos as "tarifaCentavos", l.previsto, l.parametros, l.motivos`;
export const colunasDaLista = sql`${colunasComuns}, l.resultado, l.problema`;
const problemaVisto = sql`case when ${estaDesfeita} then 'PAGAMENTO_DESFEITO' else l.problema end`;
export const deLinhas = sql`from retornos_linhas l join retornos r on r.id = l.retorno_id join v_conta_bancaria c on c.id = l.conta_bancaria_id
  left join boletos b on b.id = l.boleto_id left join v_titulo_receber t on t.id = b.titulo_id`;
export type ColunasDaLinha = 'linha' | 'dataOcorrencia' | 'pago' | 'problema';
export const listaDeLinhas = (onde: DefinicaoLista<string>['onde']): DefinicaoLista<ColunasDaLinha, LinhaListada> => ({
  colunas: sql<LinhaListada>`${colunasComuns}, ${resultadoVisto} as resultado, ${problemaVisto} as problema`,
  de: deLinhas,
  deContagem: sql`from retornos_linhas l`,
  onde,
  ordem: { linha: sql`l.linha`, dataOcorrencia: sql`l.data_ocorrencia`, pago: sql`l.pago_centavos`, problema: problemaVisto },
  desempate: sql`l.id`,
});
export type LinhaListada = Omit<Linha, 'mensagem'> & { parametros: ParametrosDeRecusa | null; motivos: string[] };
const definicoes: Readonly<Record<string, DefinicaoErro>> = {
  ...errosCaixa.definicoes,
  ...errosTitulos.definicoes,
  ...errosBaixa.definicoes,
  ...errosDoBanco.definicoes,
  ...errosBoletos.definicoes,
  ...errosRetorno.definicoes,
};

/** Why a line waits, in words, with what the bank's reason codes mean. */
export function comMensagem({ parametros, motivos, ...linha }: LinhaListada, idioma: Idioma): Linha {
  const definicao = definicoes[linha.problema ?? ''];
  if (!definicao) return { ...linha, mensagem: linha.problema };
  const palavras = motivos.map((m) => motivoEmPalavras(m, idioma)).join('; ');
  return {
    ...linha,
    mensagem: mensagemDaRecusa(definicao, { ...parametros, ...(motivos.length > 0 ? { motivos: palavras } : {}) }, idioma),
  };
}
