import { lazy, Suspense, useState } from 'react';
import { horaNaEscola } from '../fuso.ts';
import { useTextos } from '../i18n.tsx';
import { useSessao } from '../sessao/sessao.ts';
import { deQuando } from '../sem-rede/consultas-guardadas.ts';
import { emUso } from '../rede/consultas.ts';
import { isSeguroAqui } from './seguros.ts';
import { textosEnvios } from './texts.ts';
import { useEnvios } from './use-envios.ts';

const JanelaDeEnvios = lazy(() => import('./janela-de-envios.tsx'));

/** Under the top bar: that there is no network and of when is what one sees, and what waits to be sent. Nothing while all is well. */
export default function BarraDeEnvios() {
  const t = useTextos(textosEnvios);
  const { semRede, situacao } = useSessao();
  // What the grid that one types into is sending is told by the grid.
  const envios = useEnvios().filter(({ id }) => semRede || !isSeguroAqui(id));
  const guardadas = deQuando.usar();
  const [aberta, setAberta] = useState(false);
  const comProblema = envios.filter(({ problemas }) => problemas.length > 0).length;
  const naFila = envios.length - comProblema;
  const mais = semRede ? dasTelas(guardadas) : null;
  const mostra = situacao === 'aberta' && (semRede || envios.length > 0);
  return (
    <>
      {mostra && (
        <div className="casca-sem-resposta" role="status">
          {semRede && (
            <span>
              <strong>{mais === null ? t('semRede') : t('semRedeDe', { hora: horaNaEscola(new Date(mais)) })}</strong> {t(
                'seraEnviado',
              )}{' '}
            </span>
          )}
          {envios.length > 0 && (
            <button type="button" className="botao-simples" onClick={() => setAberta(true)}>
              {[comProblema > 0 && t('comProblema', { n: comProblema }), naFila > 0 && t('naFila', { n: naFila })]
                .filter(Boolean)
                .join(' · ')}
            </button>
          )}
        </div>
      )}
      {aberta && (
        <Suspense fallback={null}>
          <JanelaDeEnvios envios={envios} aoFechar={() => setAberta(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The oldest instant of what the open screens show from the browser's keeping. */
const dasTelas = (guardadas: ReadonlyMap<string, string>): string | null =>
  [...guardadas]
    .filter(([endereco]) => emUso(endereco))
    .map(([, em]) => em)
    .toSorted()[0] ?? null;
