import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import { escreverPeriodo } from '#domains/contabil/periodo.ts';
import type { FiltrosDeLancamento } from '../api.ts';
import { textosLancamento } from '../texts.ts';
import { listaDeLancamentos } from './queries.ts';

export type LinhaDoArquivo = {
  id: number;
  numero: number;
  periodo: number;
  dataLancamento: string;
  contaCodigo: string;
  contaNome: string;
  centroCusto: string | null;
  historico: string;
  documento: string | null;
  debitoCentavos: Centavos;
  creditoCentavos: Centavos;
};

/** The lines of the filtered entries, in the order of the list. */
export function linhasDosLancamentos(db: Db, filtros: FiltrosDeLancamento, paginacao: Paginacao<'data' | 'numero' | 'valor'>) {
  const lista = listaDeLancamentos(filtros);
  return percorrer<LinhaDoArquivo, 'data' | 'numero' | 'valor'>(
    db,
    {
      ...lista,
      colunasDepois: false,
      colunas: sql<LinhaDoArquivo>`l.id, l.numero, l.periodo, l.data_lancamento as "dataLancamento", c.codigo as "contaCodigo", c.nome as "contaNome", k.nome as "centroCusto",
        coalesce(p.historico, l.historico) as historico, l.documento, p.debito_centavos as "debitoCentavos", p.credito_centavos as "creditoCentavos"`,
      de: sql`from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id join contas_contabeis c on c.id = p.conta_id
        left join v_centro_custo k on k.id = p.centro_custo_id`,
      desempate: sql`l.id * 100000 + p.ordem`,
    },
    paginacao,
  );
}

/** The columns of the file of entries, in the reader's language. */
export function colunasDeLancamentos(idioma: Idioma): ColunaPlanilha<LinhaDoArquivo>[] {
  const t = tradutor(textosLancamento, idioma);
  return [
    { titulo: t('numero'), valor: (l) => String(l.numero) },
    { titulo: t('data'), valor: (l) => l.dataLancamento, tipo: 'data' },
    { titulo: t('periodo'), valor: (l) => escreverPeriodo(l.periodo, idioma) },
    { titulo: t('conta'), valor: (l) => l.contaCodigo },
    { titulo: t('nomeDaConta'), valor: (l) => l.contaNome, largura: 40 },
    { titulo: t('centroCusto'), valor: (l) => l.centroCusto },
    { titulo: t('historico'), valor: (l) => l.historico, largura: 60 },
    { titulo: t('documento'), valor: (l) => l.documento },
    { titulo: t('debito'), valor: (l) => l.debitoCentavos, tipo: 'centavos' },
    { titulo: t('credito'), valor: (l) => l.creditoCentavos, tipo: 'centavos' },
  ];
}
