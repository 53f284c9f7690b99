import { sql } from 'kysely';
import { errosCadastros } from '#domains/financeiro/cadastros/erros.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { type DefinicaoErro, type Idioma, mensagemDaRecusa, type ParametrosDeRecusa } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { errosPagar } from '../../erros.ts';
import { errosRemessaPagar } from '../../remessas/erros.ts';
import { ocorrenciasEmPalavras } from '../../remessas/ocorrencias.ts';
import type { retornosPagarApi } from '../api.ts';
import { errosRetornoPagar } from '../erros.ts';
import { julgarLinha } from '../julgar.ts';
import { carregarLinhas } from './linhas.ts';

type Retorno = RespostaServidor<typeof retornosPagarApi.listarRetornos>['itens'][number];
type PaginaDeLinhas = RespostaServidor<typeof retornosPagarApi.listarLinhas>;
type Linha = Omit<PaginaDeLinhas['itens'][number], 'ocorrencias' | 'mensagem'> & {
  codigos: string[];
  problema: string | null;
  parametros: ParametrosDeRecusa | null;
};

const colunas = sql<Retorno>`r.id, r.nome_arquivo as "nomeArquivo", c.nome as "contaNome", r.sequencia, r.gerado_em as "geradoEm", r.situacao,
  (select count(*)::int from retornos_pagar_linhas l where l.retorno_id = r.id) as linhas,
  (select coalesce(sum(l.pago_centavos) filter (where l.efeito in ('pago', 'desconhecido') and l.resultado <> 'repetida' and not (l.resultado = 'resolvida' and l.baixa_id is null)), 0)::bigint from retornos_pagar_linhas l where l.retorno_id = r.id) as "pagoCentavos",
  (select count(*)::int from retornos_pagar_linhas l where l.retorno_id = r.id and l.resultado = 'excecao') as "naFila", r.usuario_nome as "usuarioNome", r.created_at as em`;
const de = sql`from retornos_pagar r join convenios_pagar k on k.id = r.convenio_id join v_conta_bancaria c on c.id = k.conta_bancaria_id`;

/** The payment returns that were read, newest first. */
export const listarRetornos = (db: Db, p: Paginacao<'id'>): Promise<RespostaServidor<typeof retornosPagarApi.listarRetornos>> =>
  listar(db, { colunas, de, onde: [], ordem: { id: { semNulos: sql`r.id` } }, desempate: sql`r.id` }, p);

/** One payment return. Throws RETORNO_PAGAR_NAO_ENCONTRADO. */
export async function obterRetorno(db: Db, id: number): Promise<Retorno> {
  const { rows } = await sql<Retorno>`select ${colunas} ${de} where r.id = ${id}`.execute(db);
  if (!rows[0]) throw errosRetornoPagar.RETORNO_PAGAR_NAO_ENCONTRADO();
  return rows[0];
}

type Filtros = { paginacao: Paginacao<'id' | 'dataPagamento' | 'pago'>; retornoId: number | undefined; resultados: readonly string[] };
/** Lines of payment returns; of those still to apply, what each would come to. */
export async function listarLinhas(db: Db, { paginacao, retornoId, resultados }: Filtros, idioma: Idioma): Promise<PaginaDeLinhas> {
  const pagina = await listar<Linha, 'id' | 'dataPagamento' | 'pago'>(
    db,
    {
      colunas: sql<Linha>`l.id, l.retorno_id as "retornoId", r.nome_arquivo as "nomeArquivo", l.linha, l.identificador, l.favorecido, coalesce(l.titulo_id, i.titulo_id) as "tituloId",
        t.numero as "tituloNumero", l.efeito, l.ocorrencias as codigos, l.pago_centavos as "pagoCentavos", l.data_pagamento as "dataPagamento", l.resultado, l.problema, l.parametros`,
      de: sql`from retornos_pagar_linhas l join retornos_pagar r on r.id = l.retorno_id left join remessas_pagar_itens i on i.identificador = l.identificador
        left join titulos_pagar t on t.id = coalesce(l.titulo_id, i.titulo_id)`,
      onde: [
        retornoId !== undefined && sql`l.retorno_id = ${retornoId}`,
        resultados.length > 0 && sql`l.resultado = any(${[...resultados]}::text[])`,
      ],
      ordem: { id: { semNulos: sql`l.id` }, dataPagamento: sql`l.data_pagamento`, pago: sql`l.pago_centavos` },
      desempate: sql`l.id`,
    },
    paginacao,
  );
  const pendentes = pagina.itens.filter((l) => l.resultado === 'pendente').map((l) => l.id);
  const previstas = new Map(
    (pendentes.length === 0 ? [] : await carregarLinhas(db, { ids: pendentes })).map((l) => [l.id, julgarLinha(l, l.item)]),
  );
  return {
    ...pagina,
    itens: pagina.itens.map(({ codigos, problema, parametros, ...linha }) => {
      const prevista = previstas.get(linha.id);
      const mensagem = prevista?.fazer === 'esperar' ? prevista.recusa.mensagem(idioma) : mensagemDe(problema, parametros, idioma);
      return { ...linha, ocorrencias: ocorrenciasEmPalavras(codigos, idioma), mensagem };
    }),
  };
}

const definicoes: Readonly<Record<string, DefinicaoErro>> = {
  ...errosRetornoPagar.definicoes,
  ...errosPagar.definicoes,
  ...errosRemessaPagar.definicoes,
  ...errosCaixa.definicoes,
  ...errosCadastros.definicoes,
};
const mensagemDe = (problema: string | null, parametros: ParametrosDeRecusa | null, idioma: Idioma): string | null => {
  const definicao = definicoes[problema ?? ''];
  return definicao ? mensagemDaRecusa(definicao, parametros ?? {}, idioma) : problema;
};
