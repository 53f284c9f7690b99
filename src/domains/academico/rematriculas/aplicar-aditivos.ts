import type { DescontoDeOrigem, LinhaDeOrigem, ResponsavelDoCandidato } from './candidatos.ts';

/** A term of an addendum in force, as far as it says what goes on into the next contract. */
export type TermoDaOrigem = {
  id: number;
  tipo: 'valor' | 'incluir_desconto' | 'remover_desconto' | 'vencimento' | 'pagadores';
  /** The price line that it reaches; null means all. */
  linhaId: number | null;
  parcelaAte: number | null;
  descricao: string | null;
  descontoId: number | null;
  descontoRemovidoId: number | null;
  termoRemovidoId: number | null;
  diaVencimento: number | null;
  pagadores: readonly PagadorDoTermo[] | null;
};
type PagadorDoTermo = Pick<ResponsavelDoCandidato, 'pessoaId' | 'nome' | 'temCpf' | 'falecido'> & { percentual: string };
type Linha = LinhaDeOrigem & { parcelas: number };

/**
 * The discounts of a contract after its addenda, in force until its end: one that was taken off does not go on, nor one that was given for
 * some installments only; one that was given until the end does.
 */
export function descontosDepoisDosAditivos(
  doContrato: readonly (DescontoDeOrigem & { id: number })[],
  termos: readonly TermoDaOrigem[],
  linhas: readonly Linha[],
): DescontoDeOrigem[] {
  const linhasTiradas = new Set(termos.flatMap((t) => t.descontoRemovidoId ?? []));
  const termosTirados = new Set(termos.flatMap((t) => t.termoRemovidoId ?? []));
  const incluidos = termos.filter((t) => t.tipo === 'incluir_desconto' && !termosTirados.has(t.id) && ateOFim(t, linhas));
  return [
    ...doContrato.filter(({ id }) => !linhasTiradas.has(id)),
    ...incluidos.map(({ linhaId, descontoId, descricao }) => ({ linhaId, descontoId, descricao: descricao ?? '' })),
  ].map(({ linhaId, descontoId, descricao }) => ({ linhaId, descontoId, descricao }));
}

/** Who pays the last installment of the tuition, by the addenda; null where none of them changed who pays it. */
function pagadoresDosAditivos(termos: readonly TermoDaOrigem[], linhas: readonly Linha[]): readonly PagadorDoTermo[] | null {
  const principal = linhas.find(({ tipo }) => tipo === 'anuidade') ?? linhas[0];
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
  linhas: readonly Linha[],
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
export function linhasDepoisDosAditivos(linhas: readonly Linha[], termos: readonly TermoDaOrigem[]): Linha[] {
  return linhas.map((linha) => {
    const termo = termos.findLast((t) => t.tipo === 'vencimento' && (t.linhaId === null || t.linhaId === linha.id) && ateOFim(t, [linha]));
    return { ...linha, diaVencimento: termo?.diaVencimento ?? linha.diaVencimento };
  });
}

function ateOFim(termo: TermoDaOrigem, linhas: readonly Linha[]): boolean {
  const alcancadas = linhas.filter(({ id }) => termo.linhaId === null || termo.linhaId === id);
  return alcancadas.some(({ parcelas }) => (termo.parcelaAte ?? 60) >= parcelas);
}
