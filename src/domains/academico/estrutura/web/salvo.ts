import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosEstrutura } from '../texts.ts';
import { relerEstrutura } from './lidas.ts';

/** After a save: says so, makes what was read old, and goes on (closes the window, goes back to the list). */
export function useSalvo(depois: () => unknown): (nome: string) => void {
  const t = useTextos(textosEstrutura);
  return (nome) => {
    avisar.sucesso(t('salvo', { nome }));
    void relerEstrutura();
    depois();
  };
}
