import { registrarPainelDaConta } from '#platform/web/sessao/conta.ts';
import { textosConta } from '../entrada/texts-conta.ts';

/** What the portal and screens of other rooms may embed. */
export { filtrosSalvosDe } from '../filtros/web/filtros-salvos.ts';
export { Moldura as MolduraPublica } from './moldura.tsx';

/** Puts "Minha conta" (own sessions, own password) into the user's menu. Called once with the shell. */
export function registrarMinhaConta(): void {
  registrarPainelDaConta({
    chave: 'minha-conta',
    titulo: textosConta.minhaConta,
    carregar: () => import('../entrada/web/minha-conta.tsx'),
  });
}
