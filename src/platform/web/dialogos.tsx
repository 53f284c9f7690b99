import { lazy, type ReactNode, Suspense } from 'react';
import { criarLoja } from './loja.ts';

export { avisar } from './avisos.tsx';
export { Janela } from './janela.tsx';

export type OpcoesConfirmar = {
  titulo: string;
  texto: ReactNode;
  /** What will happen, in figures: "3 títulos, R$ 3.096,00, serão cancelados." */
  consequencia?: ReactNode;
  rotuloConfirmar: string;
  rotuloCancelar?: string;
  perigo?: boolean;
};

export type OpcoesMotivo = OpcoesConfirmar & {
  rotuloMotivo?: string;
  /** An optional reason may be left empty; the answer is then ''. */
  opcional?: boolean;
  minimo?: number;
  maximo?: number;
};

export type Pergunta = { id: number } & (
  | { tipo: 'confirmar'; opcoes: OpcoesConfirmar; responder: (sim: boolean) => void }
  | { tipo: 'motivo'; opcoes: OpcoesMotivo; responder: (motivo: string | null) => void }
);

const perguntas = criarLoja<readonly Pergunta[]>([]);
let ultima = 0;

/** Asks before money moves, something closes or is deleted. Gives true when confirmed; what can be undone needs no question. */
export function confirmar(opcoes: OpcoesConfirmar): Promise<boolean> {
  return new Promise((responder) => abrir({ id: proximo(), tipo: 'confirmar', opcoes, responder }));
}

/** Asks for a reason. Gives the trimmed text, or null when the user gave up. */
export function perguntarMotivo(opcoes: OpcoesMotivo): Promise<string | null> {
  return new Promise((responder) => abrir({ id: proximo(), tipo: 'motivo', opcoes, responder }));
}

const proximo = (): number => (ultima += 1);

function abrir(pergunta: Pergunta): void {
  perguntas.mudar((abertas) => [...abertas, pergunta]);
}

function fechar(pergunta: Pergunta): void {
  perguntas.mudar((abertas) => abertas.filter((aberta) => aberta.id !== pergunta.id));
}

const Pergunta = lazy(() => import('./dialogos-ui.tsx'));

/** Where questions are drawn; stands once in the page. The window's script arrives with the first question. */
export function Dialogos() {
  const pergunta = perguntas.usar()[0];
  if (!pergunta) return null;
  return (
    <Suspense fallback={null}>
      <Pergunta key={pergunta.id} pergunta={pergunta} fechar={() => fechar(pergunta)} />
    </Suspense>
  );
}
