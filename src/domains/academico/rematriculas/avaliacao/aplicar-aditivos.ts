import { vencimentoDaParcela } from '#shared/datas.ts';
import type { DescontoDeOrigem, LinhaDeOrigem, OrigemDoDesconto, ResponsavelDoCandidato } from './candidatos.ts';

/** A term of an addendum in force, as far as it says what goes on into the next contract. */
export type TermoDaOrigem = {
  id: number;
  tipo: 'valor' | 'incluir_desconto' | 'remover_desconto' | 'vencimento' | 'pagadores';
  /** The price line that it reaches; null means all. */
  linhaId: number | null;
  parcelaDe: number;
  parcelaAte: number | null;
  percentual: string | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  condicional: boolean | null;
  sobreValorCheio: boolean | null;
  prioridade: number | null;
  descricao: string | null;
  descontoId: number | null;
  vemDe: OrigemDoDesconto | null;
  descontoRemovidoId: number | null;
  termoRemovidoId: number | null;
  diaVencimento: number | null;
  pagadores: readonly PagadorDoTermo[] | null;
};
type PagadorDoTermo = Pick<ResponsavelDoCandidato, 'pessoaId' | 'nome' | 'temCpf' | 'falecido'> & { percentual: string };
/** A discount line of the contract, as it stands there. */
export type DescontoDoContrato = Omit<DescontoDeOrigem, 'ocasional'> & { id: number };

/**
 * The discounts of a contract after its addenda: one that was taken off is gone. One that was given for some installments only stays, marked
 * as occasional; one that an addendum gave until the end is from then on a rule of the contract, from its first installment.
 */
export function descontosDepoisDosAditivos(
  doContrato: readonly DescontoDoContrato[],
  termos: readonly TermoDaOrigem[],
  linhas: readonly LinhaDeOrigem[],
): DescontoDeOrigem[] {
  const linhasTiradas = new Set(termos.flatMap((t) => t.descontoRemovidoId ?? []));
  const termosTirados = new Set(termos.flatMap((t) => t.termoRemovidoId ?? []));
  return [
    ...doContrato
      .filter(({ id }) => !linhasTiradas.has(id))
      .map(({ id: _, ...desconto }) => ({ ...desconto, ocasional: !ateOFim(desconto, linhas) })),
    ...termos.filter((t) => t.tipo === 'incluir_desconto' && !termosTirados.has(t.id)).map((t) => doTermo(t, !ateOFim(t, linhas))),
  ];
}

function doTermo(t: TermoDaOrigem, ocasional: boolean): DescontoDeOrigem {
  const { linhaId, descontoId, percentual, valorCentavos, limiteCentavos, parcelaDe, parcelaAte, vemDe } = t;
  return {
    linhaId,
    descontoId,
    descricao: t.descricao ?? '',
    forma: percentual === null ? 'valor' : 'percentual',
    percentual,
    valorCentavos,
    limiteCentavos,
    condicional: t.condicional ?? false,
    sobreValorCheio: t.sobreValorCheio ?? false,
    prioridade: t.prioridade ?? 100,
    vemDe,
    ocasional,
    ...(ocasional ? { parcelaDe, parcelaAte } : { parcelaDe: 1, parcelaAte: null }),
  };
}

/** Who pays the last installment of the tuition, whatever its lines, by the addenda; null where none of them changed who pays it. */
function pagadoresDosAditivos(termos: readonly TermoDaOrigem[], linhas: readonly LinhaDeOrigem[]): readonly PagadorDoTermo[] | null {
  const anuidades = linhas.filter(({ tipo }) => tipo === 'anuidade');
  const [principal] = (anuidades.length > 0 ? anuidades : linhas.slice(0, 1)).toSorted((a, b) => (fimDe(a) < fimDe(b) ? 1 : -1));
  if (!principal) return null;
  const termo = termos.findLast(
    (t) => t.tipo === 'pagadores' && (t.linhaId === null || t.linhaId === principal.id) && (t.parcelaAte ?? 60) >= principal.parcelas,
  );
  return termo?.pagadores ?? null;
}

/**
 * The guardians of the enrollment, paying as the contract says after its addenda: a new payer joins them, and who no longer pays stays
 * only if he answers for the student in school.
 */
export function responsaveisDepoisDosAditivos(
  responsaveis: readonly ResponsavelDoCandidato[],
  termos: readonly TermoDaOrigem[],
  linhas: readonly LinhaDeOrigem[],
): { responsaveis: readonly ResponsavelDoCandidato[]; pagadoresPorAditivo: boolean } {
  const pagadores = pagadoresDosAditivos(termos, linhas);
  if (!pagadores) return { responsaveis, pagadoresPorAditivo: false };
  const partes = new Map(pagadores.map((p) => [p.pessoaId, p]));
  const conhecidos = new Set(responsaveis.map((r) => r.pessoaId));
  const ficam = responsaveis
    .map((r) => ({ ...r, financeiro: partes.has(r.pessoaId), percentual: partes.get(r.pessoaId)?.percentual ?? null }))
    .filter((r) => r.financeiro || r.pedagogico);
  const novos = pagadores
    .filter((p) => !conhecidos.has(p.pessoaId))
    .map((p): ResponsavelDoCandidato => ({ ...p, parentesco: null, pedagogico: false, financeiro: true }));
  return { responsaveis: [...ficam, ...novos], pagadoresPorAditivo: true };
}

/** The lines of a contract with the due day that the last addendum gave them until their end. */
export function linhasDepoisDosAditivos(linhas: readonly LinhaDeOrigem[], termos: readonly TermoDaOrigem[]): LinhaDeOrigem[] {
  return linhas.map((linha) => {
    const termo = termos.findLast((t) => t.tipo === 'vencimento' && (t.linhaId === null || t.linhaId === linha.id) && ateOFim(t, [linha]));
    return { ...linha, diaVencimento: termo?.diaVencimento ?? linha.diaVencimento };
  });
}

const fimDe = ({ primeiroVencimento, parcelas, diaVencimento }: LinhaDeOrigem): string =>
  vencimentoDaParcela(primeiroVencimento, parcelas - 1, diaVencimento);

/** Whether a range of installments goes to the last one of every line that it reaches. */
function ateOFim(
  { linhaId, parcelaDe, parcelaAte }: { linhaId: number | null; parcelaDe: number; parcelaAte: number | null },
  linhas: readonly LinhaDeOrigem[],
): boolean {
  const alcancadas = linhas.filter(({ id, parcelas }) => (linhaId === null || linhaId === id) && parcelaDe <= parcelas);
  return alcancadas.length > 0 && alcancadas.every(({ parcelas }) => (parcelaAte ?? 60) >= parcelas);
}
