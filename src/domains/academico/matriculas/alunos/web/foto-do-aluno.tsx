import { lazy, Suspense } from 'react';
import estilo from '#domains/academico/matriculas/web/registro.module.css';

// The door of people brings its forms along: the record is read before the photo comes.
const FotoPessoa = lazy(async () => ({ default: (await import('#domains/pessoas/fotos/web/door.tsx')).FotoPessoa }));

/** The student's photo, or initials; its place is kept while it comes. */
export function FotoDoAluno({ id, nome }: { id: number; nome: string }) {
  return (
    <div className={estilo.foto}>
      <Suspense fallback={null}>
        <FotoPessoa id={id} nome={nome} tamanho={56} />
      </Suspense>
    </div>
  );
}
