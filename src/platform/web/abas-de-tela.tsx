import { Link } from '@tanstack/react-router';
import './estilos/abas.css';

/**
 * The parts of a screen, as links: which one is open stands in the address under `aba`, and changing it drops the filters of
 * the part that is left. The first is the screen without `aba`.
 */
export function AbasDeTela({ rotulo, abas, atual }: { rotulo: string; abas: readonly { chave: string; rotulo: string }[]; atual: string }) {
  return (
    <nav className="abas-de-tela" aria-label={rotulo}>
      {abas.map(({ chave, rotulo: nome }, i) => (
        <Link key={chave} to="." search={i === 0 ? {} : { aba: chave }} aria-current={chave === atual ? 'page' : undefined}>
          {nome}
        </Link>
      ))}
    </nav>
  );
}
