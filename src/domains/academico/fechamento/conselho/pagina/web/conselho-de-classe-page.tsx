import { lazy, Suspense } from 'react';
import { useParametros } from '#platform/web/navegacao.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';

const ListaDeConselhos = lazy(() => import('./lista-de-conselhos.tsx'));
const TurmaEmConselho = lazy(() => import('./turma-em-conselho.tsx'));

/** Councils of a year, or (its number in the address) one of them, student by student. */
export default function ConselhoDeClassePage() {
  const { id } = useParametros();
  return (
    <Suspense fallback={<Esqueleto linhas={12} />}>{id ? <TurmaEmConselho key={id} id={Number(id)} /> : <ListaDeConselhos />}</Suspense>
  );
}
