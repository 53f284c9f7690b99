import { lazy, Suspense } from 'react';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';

const ListaDeBoletins = lazy(async () => ({ default: (await import('./lista.tsx')).ListaDeBoletins }));
const FichaDoBoletim = lazy(async () => ({ default: (await import('./ficha.tsx')).FichaDoBoletim }));

/** Report cards: the students of a year, or (`boletim` in the address) the card of one. */
export default function BoletinsPage() {
  const [{ boletim }, mudar] = useEndereco('boletim');
  return (
    <Suspense fallback={<Esqueleto linhas={10} />}>
      {boletim === undefined ? (
        <ListaDeBoletins />
      ) : (
        <FichaDoBoletim key={boletim} matriculaId={boletim} aoVoltar={() => mudar({ boletim: undefined, etapa: undefined })} />
      )}
    </Suspense>
  );
}
