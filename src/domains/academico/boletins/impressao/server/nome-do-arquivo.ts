import type { Boletim } from '#domains/academico/boletins/esquemas.ts';

/** What a file of report cards is called: after its student, its class, or how many they are. */
export function nomeDoArquivo(boletins: readonly Pick<Boletim, 'aluno' | 'turma' | 'ano'>[]): string {
  const [primeiro] = boletins;
  if (!primeiro) return 'boletins.pdf';
  if (boletins.length === 1) return `boletim-${emNome(primeiro.aluno.nome)}-${primeiro.ano}.pdf`;
  const umaTurma = boletins.every(({ turma }) => turma.id === primeiro.turma.id);
  return umaTurma ? `boletins-${emNome(primeiro.turma.nome)}-${primeiro.ano}.pdf` : `boletins-${boletins.length}.pdf`;
}

/** Small letters and figures, apart by hyphens. */
export const emNome = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
