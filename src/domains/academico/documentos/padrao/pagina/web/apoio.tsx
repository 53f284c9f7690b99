import { lazy, type RefObject, Suspense, useState } from 'react';
import { ListaDeAbas } from '#platform/web/pagina/lista-de-abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import type { MaoNoTexto } from '#domains/academico/documentos/padrao/editor/web/door.tsx';
import { EscolhaDoAluno } from './escolha-do-aluno.tsx';
import { GuiaDeTermos } from './guia-de-termos.tsx';
import { alunoLembrado, lembrarAluno } from './aluno-lembrado.ts';
import { Previa } from './previa.tsx';
import estilo from './padrao.module.css';

// Asked for by few who open a template.
const Versoes = lazy(async () => ({ default: (await import('./versoes.tsx')).Versoes }));

type Props = {
  id: number | null;
  /** Which of the papers of the product it is the text of. */
  papel: string | null;
  conteudo: ConteudoDoPapel;
  mao: RefObject<MaoNoTexto | null>;
  editavel: boolean;
  aoUsar: (conteudo: ConteudoDoPapel) => void;
};

/** Beside the text: the paper of a student, the guide of terms, the versions. */
export function Apoio({ id, papel, conteudo, mao, editavel, aoUsar }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const [aberta, setAberta] = useState('previa');
  const [aluno, setAluno] = useState<OpcaoDeBusca | null>(alunoLembrado);
  const matriculaId = aluno === null ? null : Number(aluno.valor);
  const abas = [
    { chave: 'previa', rotulo: t('previa') },
    { chave: 'guia', rotulo: t('guia') },
    ...(id === null ? [] : [{ chave: 'versoes', rotulo: t('versoes') }]),
  ];
  return (
    <aside className={estilo.apoio} aria-label={t('apoio')}>
      <ListaDeAbas
        rotulo={t('apoio')}
        abas={abas}
        aberta={aberta}
        idDe={(chave) => `apoio-${chave}`}
        className={estilo.abas}
        aoAbrir={setAberta}
      />
      <div className={estilo.painel}>
        {papel !== null && aberta !== 'versoes' && <p className="suave">{t('papelDoPortal')}</p>}
        {papel === null && aberta !== 'versoes' && (
          <EscolhaDoAluno
            rotulo={t('previaDe')}
            inicial={aluno}
            aoEscolher={(opcao) => {
              lembrarAluno(opcao);
              setAluno(opcao);
            }}
          />
        )}
        {aberta === 'previa' && <Previa papel={papel} conteudo={conteudo} matriculaId={matriculaId} />}
        {aberta === 'guia' && (
          <GuiaDeTermos papel={papel} matriculaId={matriculaId} aoEscolher={editavel ? (termo) => mao.current?.porTermo(termo) : null} />
        )}
        {aberta === 'versoes' && id !== null && (
          <Suspense fallback={null}>
            <Versoes id={id} aoUsar={editavel ? aoUsar : null} />
          </Suspense>
        )}
      </div>
    </aside>
  );
}
