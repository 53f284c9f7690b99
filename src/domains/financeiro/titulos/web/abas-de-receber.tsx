import { Abas } from '#platform/web/pagina/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosTitulos } from '../texts.ts';

export const abasDeReceber = ['titulos', 'acordos'] as const;

/** The two sides of what is owed: titles, and the agreements over them. */
export function AbasDeReceber() {
  const t = useTextos(textosTitulos);
  return <Abas rotulo={t('titulos')} abas={abasDeReceber.map((chave) => ({ chave, rotulo: t(`aba_${chave}`) }))} />;
}
