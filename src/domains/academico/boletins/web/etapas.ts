import { useTextos } from '#platform/web/i18n.tsx';
import { textosBoletins } from '../texts.ts';

/** Etapas that schools have: four bimestres at most, here. */
const USUAIS = 4;

/** Up to which etapa, as one chooses it for many: by its place in the year, for classes call theirs differently. '' is the whole year. */
export function useOpcoesDeEtapa(nomes: readonly string[] = []): { value: string; label: string }[] {
  const t = useTextos(textosBoletins);
  const quantas = nomes.length || USUAIS;
  return [
    { value: '', label: t('anoTodo') },
    ...Array.from({ length: quantas }, (_, i) => ({ value: String(i + 1), label: nomes[i] ?? t('etapaN', { n: i + 1 }) })),
  ];
}
