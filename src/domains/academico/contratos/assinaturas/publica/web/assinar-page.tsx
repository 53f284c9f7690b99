import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { MolduraPublica } from '#domains/acesso/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { baixarArquivo, chamar, mensagemDe } from '#platform/web/rede/api.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { papeis } from '../../situacoes.ts';
import { assinaturaPublicaApi as api } from '../api.ts';
import { textosDeQuemAssina } from '../texts.ts';
import { Aceitar } from './aceitar.tsx';
import estilo from './assinar.module.css';
import type { PapelAberto } from './papel-aberto.ts';
import { Perguntas } from './perguntas.tsx';
import { TextoDoPapel } from './texto-do-papel.tsx';

/** Whoever holds a link reads the paper on the phone, asks, and signs it. */
export default function AssinarPage() {
  const t = useTextos(textosDeQuemAssina);
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [papel, setPapel] = useState<PapelAberto | null>(null);
  const [falha, setFalha] = useState<unknown>(null);
  const [vez, setVez] = useState(0);
  useEffect(() => {
    chamar(api.abrirPapel, { body: { token } }).then(setPapel, setFalha);
  }, [token, vez]);
  if (falha !== null)
    return (
      <MolduraPublica titulo={t('titulo')}>
        <p role="alert">{mensagemDe(falha)}</p>
      </MolduraPublica>
    );
  if (papel === null)
    return (
      <MolduraPublica titulo={t('titulo')}>
        <p role="status">{t('carregando')}</p>
      </MolduraPublica>
    );
  return <Papel token={token} papel={papel} aoMudar={() => setVez((n) => n + 1)} />;
}

function Papel({ token, papel, aoMudar }: { token: string; papel: PapelAberto; aoMudar: () => void }) {
  const t = useTextos(textosDeQuemAssina);
  const { idioma } = useIdioma();
  const { eu, escola, numero, especie } = papel;
  const [falhou, setFalhou] = useState<string | null>(null);
  const baixar = async (): Promise<void> => {
    try {
      await baixarArquivo(api.baixarPapel, { body: { token } }, { nomePadrao: `${especie}-${numero}.pdf` });
    } catch (causa) {
      setFalhou(mensagemDe(causa));
    }
  };
  const contato = [escola.telefone && formatarTelefone(escola.telefone), escola.email].filter(Boolean).join(' · ');
  return (
    <MolduraPublica
      titulo={t(especie, { numero })}
      texto={t('ola', { nome: eu.nome, escola: escola.nome, papel: rotuloDe(papeis, eu.papel, idioma).toLowerCase() })}
    >
      <div className={estilo.partes}>
        <p className="suave">{t('emPortugues')}</p>
        <TextoDoPapel blocos={papel.blocos} token={token} />
        <p>
          <Button variant="default" fullWidth onClick={() => void baixar()}>
            {t('baixar')}
          </Button>
        </p>
        {falhou !== null && <p role="alert">{falhou}</p>}
        {papel.outros.length > 0 && (
          <section>
            <h2>{t('faltam')}</h2>
            <ul className="lista">
              {papel.outros.map((o) => (
                <li key={o.nome}>
                  {o.nome} <span className="suave">{t(o.assinou ? 'jaAssinou' : 'aindaNao')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Perguntas token={token} perguntas={papel.perguntas} aoPerguntar={aoMudar} />
        {eu.assinouEm !== null ? (
          <div role="status" className="consequencia">
            <p>{t('assinado', { em: escreverInstante(eu.assinouEm) })}</p>
            <p>{t('depois')}</p>
          </div>
        ) : papel.situacao === 'aberta' ? (
          <Aceitar token={token} textoSha256={papel.textoSha256} expiraEm={papel.expiraEm} aoAssinar={aoMudar} />
        ) : (
          <p role="alert">{t('vencido')}</p>
        )}
        {contato !== '' && <p className="suave">{t('contato', { contato })}</p>}
      </div>
    </MolduraPublica>
  );
}
