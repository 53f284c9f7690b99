import { registrarPainelDaConta } from '#platform/web/sessao/conta.ts';
import { textosConta } from '../texts-conta.ts';

/** Puts "Minha conta" (own sessions, own password) into the user's menu. Called once with the shell. */
export function registrarMinhaConta(): void {
  registrarPainelDaConta({
    chave: 'minha-conta',
    titulo: textosConta.minhaConta,
    carregar: () => import('./minha-conta.tsx'),
  });
}
