import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTextos } from './i18n.tsx';
import { criarLoja } from './loja.ts';
import { combina, escreverAtalho } from './teclas.ts';
import { textosWeb } from './texts.ts';

export type OpcoesAtalho = {
  /** What it does, in the user's language: the help of `?` shows it. */
  descricao: string;
  /** Works while typing in a field too; only for combinations with Ctrl. */
  emCampos?: boolean;
  ativo?: boolean;
  /** Id of the element that it belongs to: the keys are its own while the focus is inside, and not while it is hidden. */
  dentroDe?: string;
};

type Registro = { atalho: string; descricao: string; emCampos: boolean; dentroDe: string | null; fazer: () => void };

const registros = criarLoja<readonly Registro[]>([]);
let ouvindo = false;

/** A keyboard shortcut while the component is on the screen. Where two ask for the same keys, the one around the focus answers, otherwise the newest in sight. */
export function useAtalho(atalho: string, fazer: () => void, { descricao, emCampos = false, ativo = true, dentroDe }: OpcoesAtalho): void {
  const atual = useRef(fazer);
  useEffect(() => {
    atual.current = fazer;
  });
  // With what it belongs to, not a moment later: a key pressed as soon as something shows is not lost.
  useLayoutEffect(() => {
    if (!ativo) return;
    escutar();
    const registro: Registro = { atalho, descricao, emCampos, dentroDe: dentroDe ?? null, fazer: () => atual.current() };
    registros.mudar((todos) => [...todos, registro]);
    return () => registros.mudar((todos) => todos.filter((outro) => outro !== registro));
  }, [atalho, descricao, emCampos, ativo, dentroDe]);
}

function escutar(): void {
  if (ouvindo) return;
  ouvindo = true;
  window.addEventListener('keydown', (evento) => {
    if (evento.defaultPrevented || evento.isComposing) return;
    const digitando = estaDigitando(evento.target);
    const registro = escolher(
      registros.ler().filter((candidato) => combina(candidato.atalho, evento) && (candidato.emCampos || !digitando)),
      evento.target,
    );
    if (!registro) return;
    evento.preventDefault();
    registro.fazer();
  });
}

function escolher(candidatos: readonly Registro[], alvo: EventTarget | null): Registro | undefined {
  const lugarDe = ({ dentroDe }: Registro): HTMLElement | null => (dentroDe === null ? null : document.getElementById(dentroDe));
  const emVolta = candidatos.findLast((c) => alvo instanceof Node && lugarDe(c)?.contains(alvo) === true);
  return emVolta ?? candidatos.findLast((c) => c.dentroDe === null || lugarDe(c)?.checkVisibility() === true);
}

function estaDigitando(alvo: EventTarget | null): boolean {
  if (!(alvo instanceof HTMLElement)) return false;
  if (alvo instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'file'].includes(alvo.type);
  return alvo instanceof HTMLTextAreaElement || alvo instanceof HTMLSelectElement || alvo.isContentEditable;
}

/** Every shortcut that works on the screen right now. */
export function ListaDeAtalhos() {
  const t = useTextos(textosWeb);
  const todos = registros.usar();
  const unicos = [...new Map(todos.map((registro) => [registro.atalho, registro])).values()];
  return (
    <table className="tarefa-linhas" aria-label={t('atalhos')}>
      <tbody>
        {unicos.map((registro) => (
          <tr key={registro.atalho}>
            <th scope="row">
              <kbd>{escreverAtalho(registro.atalho)}</kbd>
            </th>
            <td>{registro.descricao}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
