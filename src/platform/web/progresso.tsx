import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import './estilos/raiz.css';
import { useTextos } from './i18n.tsx';
import { avancar, PASSO_MS } from './passo-do-progresso.ts';
import { textosWeb } from './texts.ts';

/** The thin bar of a navigation: it shows at the start of every one and trickles until the screen is ready. */
export function ProgressoDeNavegacao() {
  const t = useTextos(textosWeb);
  const navegando = useRouterState({ select: (estado) => estado.status === 'pending' });
  const [parte, setParte] = useState(0);

  useEffect(() => {
    if (!navegando) {
      setParte((atual) => (atual === 0 ? 0 : 1));
      const relogio = window.setTimeout(() => setParte(0), 260);
      return () => window.clearTimeout(relogio);
    }
    setParte(avancar(0));
    const relogio = window.setInterval(() => setParte(avancar), PASSO_MS);
    return () => window.clearInterval(relogio);
  }, [navegando]);

  if (parte === 0) return null;
  return (
    <div
      className="progresso-navegacao"
      role="progressbar"
      aria-label={t('carregando')}
      style={{ transform: `scaleX(${parte})`, opacity: parte === 1 ? 0 : 1 }}
    />
  );
}
