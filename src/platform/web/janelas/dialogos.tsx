import { lazy, Suspense } from 'react';
import { fechar, perguntas } from './perguntas.ts';

export { avisar } from '../avisos.tsx';
export { Janela } from './janela.tsx';

export { confirmar, perguntarMotivo, perguntarPor, type OpcoesConfirmar, type OpcoesMotivo, type Pergunta } from './perguntas.ts';

const JanelaDaPergunta = lazy(() => import('./dialogos-ui.tsx'));

/** Where questions are drawn; stands once in the page. The window's script arrives with the first question. */
export function Dialogos() {
  const pergunta = perguntas.usar()[0];
  if (!pergunta) return null;
  return (
    <Suspense fallback={null}>
      <JanelaDaPergunta key={pergunta.id} pergunta={pergunta} fechar={() => fechar(pergunta)} />
    </Suspense>
  );
}
