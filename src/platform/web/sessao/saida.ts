import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type DefinicaoTextos, texto } from '#shared/textos.ts';
import { listarEnvios } from '../envios/guarda.ts';
import { confirmar } from '../janelas/dialogos.tsx';
import { contarRascunhosDeFora } from '../formulario/rascunho/rascunho.ts';
import { idiomaAtual } from '../i18n.tsx';
import { estadoDaSessao } from './sessao-estado.ts';
import { textosSessao } from './texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set only by the portal's own sign-out: an address alone can sign nobody out. */
    sair?: boolean;
  }
}

/**
 * Goes to the sign-in page asking to sign out there. It is a navigation so that a form with unsaved changes asks first. What is typed and
 * unsaved in another tab goes with the sign-out, of all tabs: that is asked here.
 */
export function useIrParaSaida(): () => void {
  const navegar = useNavigate();
  return useCallback(() => {
    void perguntarPorRascunhos().then(async (sim) => {
      if (sim) await navegar({ to: '/login', state: { sair: true } });
    });
  }, [navegar]);
}

async function perguntarPorRascunhos(): Promise<boolean> {
  const usuario = estadoDaSessao().usuario?.email ?? '';
  const n = contarRascunhosDeFora(usuario, new Date());
  const envios = listarEnvios(usuario);
  if (n === 0 && envios.length === 0) return true;
  const t = (chave: keyof typeof textosSessao, params = {}) => texto<DefinicaoTextos, string>(textosSessao, chave, idiomaAtual(), params);
  return confirmar({
    titulo: t('sairComRascunhos'),
    texto: [
      envios.length > 0 && t('sairComEnvios', { n: envios.length, quais: envios.map(({ titulo }) => titulo).join('; ') }),
      n > 0 && t('sairComRascunhosTexto', { n }),
    ]
      .filter(Boolean)
      .join(' '),
    rotuloConfirmar: t('sairSemEntrar'),
    perigo: true,
  });
}
