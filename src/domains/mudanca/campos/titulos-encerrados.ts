import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import { preencher, type Textos } from '#shared/erros.ts';
import { dataDaPlanilha } from '#shared/importacao/valores.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import type { PlanilhaDeTitulos } from './avisos-dos-titulos.ts';
import { lista, pagamentos, pagos, temPalavra } from './titulos.ts';

const cancelados = lista('cancelado cancelamento canceled cancelled');
const feitos = [
  ...pagos,
  ...cancelados,
  // What an abbreviation of 'liquidado' reads as, where it is a state.
  ...lista('liquido anulado excluido encerrado concluido finalizado renegociado perdoado isento settled void written'),
];
const emParte = lista('parcial parcialmente parte partial partially partly');
const naoAinda = [
  ...emParte,
  ...lista(`nao aguardando aguarda pendente aberto solicitado agendado previsto analise processamento recusado rejeitado negado expirado
    estornado estorno devolvido not open pending awaiting scheduled`),
];
/** What a payment that is named, and not told as made, is still waited for by: 'pagamento em atraso', while 'pago em atraso' is paid. */
const semEle = lista('sem atraso atrasado vencido para overdue late');
/** What else has a state, and the days of a payment that tell of none. */
const deOutro = lista(
  'aluno matricula contrato responsavel pagador cliente sacado cadastro turma student enrollment contract guardian payer',
);
const semFato = lista('previsto previsao limite ate para prazo vencimento agendado forma meio condicao expected scheduled due method');
const sim = lista('sim s x yes y');

const dizQueAcabou = (celula: string): boolean =>
  !temPalavra(celula, naoAinda) && (temPalavra(celula, feitos) || (temPalavra(celula, pagamentos) && !temPalavra(celula, semEle)));

/** A day that has come, and is not the zero of some calendar. */
function isDiaPassado(celula: string, hoje: DataCivil): boolean {
  const dia = /^\d+\D/.test(celula) ? dataDaPlanilha(celula, Number(hoje.slice(0, 4))) : undefined;
  return dia !== undefined && isDataCivil(dia) && dia > '1990' && dia <= hoje;
}

type Juiz = (celula: string) => boolean;
/** How a column tells of a line that its title is owed no more; null where it cannot. */
function juizDe(titulo: string, mapeada: boolean, hoje: DataCivil): Juiz | null {
  if (temPalavra(titulo, ['situacao', 'status', 'estado'])) return temPalavra(titulo, deOutro) ? null : dizQueAcabou;
  if (mapeada || temPalavra(titulo, semFato)) return null;
  // 'Data Liq.' is of the settlement, 'Valor Liq.' is net.
  const diaDeLiquidar = temPalavra(titulo, ['data', 'dia', 'date']) && temPalavra(titulo, ['liquido', 'liquid']);
  const [doFeito, doPagamento] = [temPalavra(titulo, [...pagos, ...cancelados]), temPalavra(titulo, pagamentos) || diaDeLiquidar];
  if (!doFeito && !doPagamento) return null;
  return (celula) => isDiaPassado(celula, hoje) || dizQueAcabou(celula) || (doFeito && sim.includes(normalizarBusca(celula)));
}

/**
 * A list of all titles has those that are paid or cancelled too, and each would be owed once more: lines that say so, by their state or by the day of the
 * payment, are told. One that is paid in part is open. Pure.
 */
export function avisosDosEncerrados({ colunas, linhas, mapeamento }: PlanilhaDeTitulos, hoje: DataCivil): Textos[] {
  const mapeadas = new Set(Object.values(mapeamento));
  const juizes = colunas.flatMap((titulo, coluna) => {
    const juiz = juizDe(titulo, mapeadas.has(coluna), hoje);
    return juiz ? [{ titulo, coluna, juiz }] : [];
  });
  const ditas = linhas.flatMap(({ numero, celulas }) => {
    const delas = juizes.map(({ titulo, coluna, juiz }) => ({ titulo, juiz, celula: (celulas[coluna] ?? '').trim() }));
    const titulos = delas.flatMap(({ titulo, juiz, celula }) => (celula !== '' && juiz(celula) ? [titulo] : []));
    return titulos.length > 0 && !delas.some(({ celula }) => temPalavra(celula, emParte)) ? [{ numero, titulos }] : [];
  });
  const primeira = ditas[0];
  if (primeira === undefined) return [];
  const quais = new Set(ditas.flatMap(({ titulos }) => titulos));
  const em = (ou: string) => ({
    n: ditas.length,
    linha: primeira.numero,
    coluna: juizes.flatMap(({ titulo }) => (quais.has(titulo) ? [titulo] : [])).join(ou),
  });
  return [
    {
      br: preencher(
        '{n} {n:linha diz|linhas dizem} na coluna {coluna} que o título já foi pago ou cancelado (a primeira é a linha {linha}): traga só os que estão em aberto, ou apague {n:essa linha|essas linhas}.',
        em(' ou '),
      ),
      en: preencher(
        '{n} {n:line says|lines say} in the column {coluna} that the title was paid or cancelled already (the first is line {linha}): bring only those that are open, or delete {n:this line|these lines}.',
        em(' or '),
      ),
    },
  ];
}
