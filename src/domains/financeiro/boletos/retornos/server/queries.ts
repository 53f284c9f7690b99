import { errosBaixa } from '#domains/financeiro/titulos/baixas/erros.ts';
import { errosDoBanco } from '#domains/financeiro/titulos/baixas/do-banco/erros.ts';
import type { z } from 'zod';
import type { itemLinha } from '../respostas.ts';
import { sql } from 'kysely';
import type { DefinicaoLista } from '#platform/server/listas/listas.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { type DefinicaoErro, type Idioma, mensagemDaRecusa, type ParametrosDeRecusa } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { movimentoEmPalavras } from '../movimentos/index.ts';
import { textosRetorno } from '../texts.ts';
import { motivoEmPalavras } from '#domains/financeiro/boletos/cnab/motivos.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { errosRetorno } from '../erros.ts';
import { estaDesfeita, resultadoVisto } from './desfeita.ts';

type Linha = z.output<typeof itemLinha>;
const colunasComuns = sql`l.id, l.retorno_id as "retornoId", l.linha, c.nome as "contaNome", r.nome_arquivo as "nomeArquivo", l.efeito, l.ocorrencia,
  l.nosso_numero as "nossoNumero", l.boleto_id as "boletoId", t.id as "tituloId", t.numero as "tituloNumero", t.aluno_nome as "alunoNome", coalesce(t.pagador_nome, nullif(l.pagador_nome, '')) as "pagadorNome",
  l.data_ocorrencia as "dataOcorrencia", l.data_credito as "dataCredito", l.valor_centavos as "valorCentavos", l.pago_centavos as "pagoCentavos",
  l.tarifa_centavos as "tarifaCentavos", l.previsto, l.parametros, l.motivos, c.banco_codigo as "bancoCodigo", r.formato,
  p.linha as "repeteLinha", (select a.nome_arquivo from retornos a where a.id = p.retorno_id) as "repeteArquivo"`;
export const colunasDaLista = sql`${colunasComuns}, l.resultado, l.problema`;
const problemaVisto = sql`case when ${estaDesfeita} then 'PAGAMENTO_DESFEITO' else l.problema end`;
export const deLinhas = sql`from retornos_linhas l join retornos r on r.id = l.retorno_id join v_conta_bancaria_dados c on c.id = l.conta_bancaria_id
  left join boletos b on b.id = l.boleto_id left join v_titulo_receber t on t.id = b.titulo_id left join retornos_linhas p on p.id = l.repete_id`;
export type ColunasDaLinha = 'linha' | 'dataOcorrencia' | 'pago' | 'problema';
export const listaDeLinhas = (onde: DefinicaoLista<string>['onde']): DefinicaoLista<ColunasDaLinha, LinhaListada> => ({
  colunas: sql<LinhaListada>`${colunasComuns}, ${resultadoVisto} as resultado, ${problemaVisto} as problema`,
  de: deLinhas,
  deContagem: sql`from retornos_linhas l`,
  onde,
  ordem: { linha: sql`l.linha`, dataOcorrencia: sql`l.data_ocorrencia`, pago: sql`l.pago_centavos`, problema: problemaVisto },
  desempate: sql`l.id`,
});
export type LinhaListada = Omit<Linha, 'mensagem' | 'movimento'> & {
  parametros: ParametrosDeRecusa | null;
  motivos: string[];
  bancoCodigo: string | null;
  formato: number;
  repeteLinha: number | null;
  repeteArquivo: string | null;
};
const definicoes: Readonly<Record<string, DefinicaoErro>> = {
  ...errosCaixa.definicoes,
  ...errosTitulos.definicoes,
  ...errosBaixa.definicoes,
  ...errosDoBanco.definicoes,
  ...errosBoletos.definicoes,
  ...errosRetorno.definicoes,
};

/** What a line's movement means, and why it waits or which line it repeats, in words, with what the bank's reason codes mean. */
export function comMensagem(lida: LinhaListada, idioma: Idioma): Linha {
  const { parametros, motivos, bancoCodigo, formato, repeteLinha, repeteArquivo, ...linha } = lida;
  const movimento = movimentoEmPalavras({ formato: formato === 400 ? 400 : 240, banco: bancoCodigo ?? '' }, { ...linha, motivos }, idioma);
  if (repeteLinha !== null) {
    const t = tradutor(textosRetorno, idioma);
    const aplicada = (linha.resultado === 'pendente' ? linha.previsto : linha.resultado) === 'ja_aplicada';
    const onde = { linha: repeteLinha, arquivo: repeteArquivo ?? '—' };
    return { ...linha, movimento, mensagem: aplicada ? t('repeteAplicada', onde) : t('repeteSemEfeito', onde) };
  }
  const definicao = definicoes[linha.problema ?? ''];
  if (!definicao) return { ...linha, movimento, mensagem: linha.problema };
  const palavras = motivos.map((m) => motivoEmPalavras(m, idioma)).join('; ');
  const mensagem = mensagemDaRecusa(definicao, { ...parametros, ...(motivos.length > 0 ? { motivos: palavras } : {}) }, idioma);
  return { ...linha, movimento, mensagem };
}
