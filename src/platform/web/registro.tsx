import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Esqueleto, EstadoErro, Pagina } from './pagina.tsx';

/** A page that waits: lines in the place of what is coming. */
export function PaginaCarregando({ linhas = 8 }: { linhas?: number }) {
  return (
    <Pagina>
      <Esqueleto linhas={linhas} />
    </Pagina>
  );
}

/**
 * The page of one record: waits for it, says what failed and how to go on, and then draws it. A copy of before that is being read again is not
 * drawn: a form that opened with it would collide with what the same person has just saved. Once drawn, it stays through every later reading.
 */
export function PaginaDoRegistro<T>({
  consulta,
  linhas = 8,
  children,
}: {
  consulta: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isStale' | 'isFetching' | 'isFetchedAfterMount'>;
  linhas?: number;
  children: (registro: T) => ReactNode;
}) {
  const [espera, setEspera] = useState(consulta.isStale);
  if (espera && (!consulta.isFetching || consulta.isFetchedAfterMount)) setEspera(false);
  if (consulta.data !== undefined && !espera) return children(consulta.data);
  if (consulta.error === null || espera) return <PaginaCarregando linhas={linhas} />;
  return (
    <Pagina>
      <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
    </Pagina>
  );
}
