import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Esqueleto, EstadoErro, Pagina } from '../pagina/pagina.tsx';

/** A page that waits: lines in the place of what is coming. */
export function PaginaCarregando({ linhas = 8 }: { linhas?: number }) {
  return (
    <Pagina>
      <Esqueleto linhas={linhas} />
    </Pagina>
  );
}

/** A page whose record could not be read: what failed, and the way to try again. */
export function PaginaQueFalhou({ consulta }: { consulta: { error: unknown; refetch: () => unknown } }) {
  return (
    <Pagina>
      <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
    </Pagina>
  );
}

/** The page of what an address names: waits for it, says what failed and how to go on, and then draws it. */
export function PaginaDoRegistro<T>({
  consulta,
  linhas = 8,
  children,
}: {
  consulta: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  linhas?: number;
  children: (registro: T) => ReactNode;
}) {
  if (consulta.data !== undefined) return children(consulta.data);
  return consulta.error === null ? <PaginaCarregando linhas={linhas} /> : <PaginaQueFalhou consulta={consulta} />;
}
