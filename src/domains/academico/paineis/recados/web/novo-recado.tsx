import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosRecado } from '../texts.ts';
import type { RecadoProposto } from './janela-do-recado.tsx';

const JanelaDoRecado = lazy(() => import('./janela-do-recado.tsx'));

type Props = Partial<RecadoProposto> & {
  /** In a list: a small button, and the name that tells it from those of the other rows. */
  nomeNaLista?: string;
};

/** The button that opens a message: to a teacher, or to whoever teaches a diary, where one is in sight. */
export function NovoRecado({ docenteId = null, turmaDisciplinaId = null, texto = '', nomeNaLista }: Props) {
  const t = useTextos(textosRecado);
  const [aberta, setAberta] = useState(false);
  const abrir = (): void => setAberta(true);
  return (
    <>
      {nomeNaLista === undefined ? (
        <Button variant="default" onClick={abrir}>
          {t('novoRecado')}
        </Button>
      ) : (
        <button type="button" className="botao-simples" aria-label={nomeNaLista} onClick={abrir}>
          {t('recado')}
        </button>
      )}
      {aberta && (
        <Suspense fallback={null}>
          <JanelaDoRecado proposto={{ docenteId, turmaDisciplinaId, texto }} aoFechar={() => setAberta(false)} />
        </Suspense>
      )}
    </>
  );
}
