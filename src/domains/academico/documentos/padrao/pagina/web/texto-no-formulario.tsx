import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { errosDeCampo } from '#shared/validacao.ts';
import { conteudoConferido } from '#domains/academico/documentos/padrao/esquemas.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { useConteudo } from './campo.ts';
import type { MaoNoTexto } from '#domains/academico/documentos/padrao/editor/web/door.tsx';
import estilo from './padrao.module.css';

// The editor is large, and only this screen needs it.
const EditorDePapel = lazy(async () => ({
  default: (await import('#domains/academico/documentos/padrao/editor/web/door.tsx')).EditorDePapel,
}));

type Props = {
  id: string;
  editavel: boolean;
  papel: string | null;
  vez: number;
  aoAbrir: (mao: MaoNoTexto | null) => void;
  aoMudar: (conteudo: ConteudoDoPapel) => void;
};

/** The text as a field of its form, with what is wrong in it, told while one writes. */
export function TextoNoFormulario({ id, editavel, papel, vez, aoAbrir, aoMudar }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const { idioma } = useIdioma();
  const { conteudo, definirBlocos } = useConteudo();
  useEffect(() => aoMudar(conteudo), [conteudo, aoMudar]);
  const problemas = useMemo(() => {
    const lido = conteudoConferido(papel).safeParse(conteudo);
    return lido.success ? [] : errosDeCampo(lido.error, idioma);
  }, [papel, conteudo, idioma]);
  return (
    <>
      {problemas.length > 0 && (
        <div role="status" className={estilo.problemas}>
          <strong>{t('problemas', { n: problemas.length })}</strong>
          <ul>
            {problemas.slice(0, 5).map(({ path, code, message }) => (
              <li key={`${path} ${code}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Suspense fallback={<Esqueleto linhas={12} />}>
        <EditorDePapel key={vez} id={id} blocos={conteudo.blocos} editavel={editavel} aoAbrir={aoAbrir} aoMudar={definirBlocos} />
      </Suspense>
    </>
  );
}
