import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import '../estilos/raiz.css';
import { useTextos } from '../i18n.tsx';
import { avancar, PASSO_MS } from './passo-do-progresso.ts';
import { textosWeb } from '../texts.ts';

/** The thin bar of a navigation: it shows at the start of every one and trickles until the screen is ready. */
export function ProgressoDeNavegacao() {
  const navegando = useRouterState({ select: (estado) => estado.status === 'pending' });
  // A live region: it is not lost between the landmarks, and a reader hears that something is on its way.
  return <div aria-live="polite">{navegando && <Barra />}</div>;
}

function Barra() {
  const t = useTextos(textosWeb);
  const [parte, setParte] = useState(() => avancar(0));
  useEffect(() => {
    const relogio = window.setInterval(() => setParte(avancar), PASSO_MS);
    return () => window.clearInterval(relogio);
  }, []);
  return <div className="progresso-navegacao" role="progressbar" aria-label={t('carregando')} style={{ transform: `scaleX(${parte})` }} />;
}
