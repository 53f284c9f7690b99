import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ErroApi, mensagemDe } from './rede/erro-api.ts';
import { idiomaAtual, tagDoIdioma, useTextos } from './i18n.tsx';
import type { Idioma } from '#shared/erros.ts';
import { texto as textoEm } from '#shared/textos.ts';
import { janelasAbertas } from './janelas/janela.tsx';
import { criarLoja } from './loja.ts';
import { textosWeb } from './texts.ts';

type Tom = 'sucesso' | 'erro' | 'info';
type Aviso = {
  id: number;
  tom: Tom;
  texto: string;
  /** What was told stays in the language that it was told in. */
  idioma: Idioma;
  codigo: string | null;
  desfazer: (() => void | Promise<void>) | null;
  some: number | null;
};

const loja = criarLoja<readonly Aviso[]>([]);
let ultimo = 0;

/** How long a notice stays, in milliseconds; one with "Desfazer" stays longer, an error until it is closed. */
const DURACAO = { simples: 6_000, desfazer: 12_000 };

function mostrar(tom: Tom, texto: string, extra: { desfazer?: () => void | Promise<void>; codigo?: string | null } = {}): void {
  ultimo += 1;
  const some = tom === 'erro' ? null : Date.now() + (extra.desfazer ? DURACAO.desfazer : DURACAO.simples);
  const novo: Aviso = {
    id: ultimo,
    tom,
    texto,
    idioma: idiomaAtual(),
    codigo: extra.codigo ?? null,
    desfazer: extra.desfazer ?? null,
    some,
  };
  // The same text twice is one notice; no more than four at a time.
  loja.mudar((avisos) => [...avisos.filter((aviso) => aviso.texto !== texto), novo].slice(-4));
}

/** Notices that pass: what was done (with the way to undo it), what failed (with the code for support), what happened. */
export const avisar = {
  sucesso: (texto: string, extra?: { desfazer?: () => void | Promise<void> }): void => mostrar('sucesso', texto, extra),
  info: (texto: string): void => mostrar('info', texto),
  /** Takes a text, or anything thrown: a refusal of the server shows its own message and support code. */
  erro: (erro: unknown): void =>
    typeof erro === 'string'
      ? mostrar('erro', erro)
      : mostrar('erro', mensagemDe(erro), { codigo: erro instanceof ErroApi ? erro.correlationId : null }),
};

function fechar(id: number): void {
  loja.mudar((avisos) => avisos.filter((aviso) => aviso.id !== id));
}

async function desfazer(aviso: Aviso): Promise<void> {
  fechar(aviso.id);
  try {
    await aviso.desfazer?.();
    avisar.info(textoEm(textosWeb, 'desfeito', idiomaAtual()));
  } catch (erro) {
    avisar.erro(erro);
  }
}

/** Where the notices stand: over the page, or inside the topmost window while one is open. */
export function Avisos() {
  const t = useTextos(textosWeb);
  const avisos = loja.usar();
  const topo = janelasAbertas.usar().at(-1);
  return createPortal(
    <div className="avisos" role="region" aria-label={t('avisos')}>
      {avisos.map((aviso) => (
        <UmAviso key={aviso.id} aviso={aviso} />
      ))}
    </div>,
    topo ?? document.body,
  );
}

function UmAviso({ aviso }: { aviso: Aviso }) {
  const t = useTextos(textosWeb);
  useEffect(() => {
    if (aviso.some === null) return;
    const relogio = window.setTimeout(() => fechar(aviso.id), Math.max(0, aviso.some - Date.now()));
    return () => window.clearTimeout(relogio);
  }, [aviso]);
  return (
    <div className={`aviso aviso-${aviso.tom}`} role={aviso.tom === 'erro' ? 'alert' : 'status'}>
      <span className="aviso-texto">
        <span lang={tagDoIdioma(aviso.idioma)}>{aviso.texto}</span>
        {aviso.codigo !== null && <span className="aviso-codigo">{t('codigoDeSuporte', { codigo: aviso.codigo })}</span>}
      </span>
      {aviso.desfazer && (
        <button type="button" className="botao-simples" onClick={() => void desfazer(aviso)}>
          <strong>{t('desfazer')}</strong>
        </button>
      )}
      <button type="button" className="botao-simples" aria-label={t('fecharAviso')} onClick={() => fechar(aviso.id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
