import type { TipoImposto } from '#domains/financeiro/cadastros/listas.ts';
import { type DataCivil, montarData, partesDe, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';

/** A tax withheld of which something is to be handed over, or taken back where `valorCentavos` is below zero. */
export type Pendente = {
  retencaoId: number;
  tituloId: number;
  tituloNumero: string;
  fornecedorId: number | null;
  fornecedorNome: string | null;
  impostoId: number;
  tipo: TipoImposto;
  codigo: string | null;
  nome: string;
  dataFato: DataCivil;
  dataVencimento: DataCivil;
  valorCentavos: Centavos;
};
/** What names a payable to be made: who collects, by which code, of which month, until when. */
export type Chave = Pick<Pendente, 'fornecedorId' | 'tipo' | 'codigo' | 'dataVencimento'> & { competencia: DataCivil };
export type Grupo = Chave & {
  fornecedorNome: string | null;
  nomes: string[];
  /** Its month has ended. */
  encerrado: boolean;
  retidoCentavos: Centavos;
  creditoCentavos: Centavos;
  valorCentavos: Centavos;
  itens: Pendente[];
};

const mesDe = (dia: DataCivil): DataCivil => montarData(partesDe(dia).ano, partesDe(dia).mes, 1);
const codigoDe = ({ fornecedorId, tipo, codigo }: Pick<Chave, 'fornecedorId' | 'tipo' | 'codigo'>): string =>
  JSON.stringify([fornecedorId, tipo, codigo]);
export const chaveDe = (chave: Chave): string => JSON.stringify([codigoDe(chave), chave.competencia, chave.dataVencimento]);

/**
 * The payables that hand over what is pending: one for each who collects, code, month and due date, oldest first. What is to be taken back
 * goes whole into the first of the same code whose month has ended and which stays above zero; what fits in none waits. Pure.
 */
export function planejarRecolhimentos(pendentes: readonly Pendente[], hoje: DataCivil): { grupos: Grupo[]; aCompensar: Pendente[] } {
  const grupos = [
    ...Map.groupBy(
      pendentes.filter((p) => p.valorCentavos > 0),
      (p) => chaveDe({ ...p, competencia: mesDe(p.dataFato) }),
    ).values(),
  ]
    .map((itens) => novoGrupo(itens, hoje))
    .toSorted((a, b) => a.dataVencimento.localeCompare(b.dataVencimento) || chaveDe(a).localeCompare(chaveDe(b)));
  const aCompensar: Pendente[] = [];
  for (const credito of pendentes.filter((p) => p.valorCentavos < 0)) {
    const grupo = grupos.find((g) => g.encerrado && codigoDe(g) === codigoDe(credito) && g.valorCentavos + credito.valorCentavos > 0);
    if (!grupo) {
      aCompensar.push(credito);
      continue;
    }
    grupo.itens.push(credito);
    grupo.creditoCentavos = centavos(grupo.creditoCentavos - credito.valorCentavos);
    grupo.valorCentavos = centavos(grupo.valorCentavos + credito.valorCentavos);
  }
  return { grupos, aCompensar };
}

/** Whoever pays on the day it is due needs it made a few days before. */
export const DIAS_DE_RECOLHER = 10;
export type ARecolherLogo = { valorCentavos: Centavos; vencido: boolean };

/** What may be handed over by now and is overdue, or falls due in a few days. Pure. */
export function lerLogo(grupos: readonly Pick<Grupo, 'encerrado' | 'dataVencimento' | 'valorCentavos'>[], hoje: DataCivil): ARecolherLogo {
  const ate = somarDias(hoje, DIAS_DE_RECOLHER);
  const logo = grupos.filter((g) => g.encerrado && g.dataVencimento <= ate);
  return { valorCentavos: somar(logo.map((g) => g.valorCentavos)), vencido: logo.some((g) => g.dataVencimento < hoje) };
}

function novoGrupo(itens: Pendente[], hoje: DataCivil): Grupo {
  const [primeiro] = itens;
  if (!primeiro) throw new Error('a group without what it is of');
  const { fornecedorId, fornecedorNome, tipo, codigo, dataFato, dataVencimento } = primeiro;
  const total = somar(itens.map((i) => i.valorCentavos));
  const competencia = mesDe(dataFato);
  return {
    fornecedorId,
    fornecedorNome,
    tipo,
    codigo,
    competencia,
    dataVencimento,
    nomes: [...new Set(itens.map((i) => i.nome))].toSorted((a, b) => a.localeCompare(b)),
    encerrado: competencia < mesDe(hoje),
    retidoCentavos: total,
    creditoCentavos: centavos(0),
    valorCentavos: total,
    itens,
  };
}

/** A group as it was shown, for whoever acts on it. */
export const pedidoDoGrupo = <V extends number>({
  fornecedorId,
  tipo,
  codigo,
  competencia,
  dataVencimento,
  valorCentavos,
}: Chave & { valorCentavos: V }): Chave & { valorCentavos: V } => ({
  fornecedorId,
  tipo,
  codigo,
  competencia,
  dataVencimento,
  valorCentavos,
});
