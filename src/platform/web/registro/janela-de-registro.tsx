import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTextos } from '../i18n.tsx';
import { Janela } from '../janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '../pagina/estados.tsx';
import { textosRegistro } from './texts.ts';

// The form kit comes with the first record that is opened: a list paints without it.
const BotaoSalvar = lazy(() => import('../formulario/index.ts').then((m) => ({ default: m.BotaoSalvar })));

/** Id of the form inside the window of a record. */
export const FORMULARIO = 'registro';

type Props = {
  titulo: string;
  tamanho?: 'larga' | undefined;
  /** The record on its way; absent for a new one, or one that is at hand. */
  consulta?: { data: unknown; error: unknown; refetch: () => unknown } | null;
  somenteLeitura?: boolean;
  aoFechar: () => void;
  /** Absent where the record cannot be deleted, or not by this person. */
  aoExcluir?: (() => void) | undefined;
  /** The form, with the id `FORMULARIO`. */
  children: ReactNode;
};

/** The window of one record: its form, once the record is there, with save and delete at the foot. */
export function JanelaDeRegistro({ titulo, tamanho, consulta = null, somenteLeitura = false, aoFechar, aoExcluir, children }: Props) {
  const t = useTextos(textosRegistro);
  const chegou = consulta === null || consulta.data !== undefined;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      {...(tamanho ? { tamanho } : {})}
      rodape={
        <>
          {aoExcluir && (
            <Button variant="subtle" color="red" onClick={aoExcluir}>
              {t('excluir')}
            </Button>
          )}
          {chegou && !somenteLeitura && (
            <Suspense fallback={null}>
              <BotaoSalvar formulario={FORMULARIO} />
            </Suspense>
          )}
        </>
      }
    >
      {chegou ? (
        <Suspense fallback={<Esqueleto linhas={4} />}>{children}</Suspense>
      ) : consulta.error ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : (
        <Esqueleto linhas={4} />
      )}
    </Janela>
  );
}
