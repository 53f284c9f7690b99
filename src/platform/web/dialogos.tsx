import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTextos } from './i18n.tsx';
import { Janela } from './janela.tsx';
import { criarLoja } from './loja.ts';
import { textosWeb } from './texts.ts';

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

type Pergunta = { id: number } & (
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

/** Where questions are drawn; stands once in the page. */
export function Dialogos() {
  const pergunta = perguntas.usar()[0];
  if (!pergunta) return null;
  return pergunta.tipo === 'confirmar' ? (
    <DialogoConfirmar key={pergunta.id} opcoes={pergunta.opcoes} responder={(sim) => (fechar(pergunta), pergunta.responder(sim))} />
  ) : (
    <DialogoMotivo key={pergunta.id} opcoes={pergunta.opcoes} responder={(motivo) => (fechar(pergunta), pergunta.responder(motivo))} />
  );
}

function DialogoConfirmar({ opcoes, responder }: { opcoes: OpcoesConfirmar; responder: (sim: boolean) => void }) {
  const t = useTextos(textosWeb);
  return (
    <Janela
      aberta
      alerta
      titulo={opcoes.titulo}
      aoFechar={() => responder(false)}
      rodape={
        <>
          <Button variant="default" onClick={() => responder(false)} data-autofocus={opcoes.perigo === true || undefined} autoFocus={opcoes.perigo === true}>
            {opcoes.rotuloCancelar ?? t('cancelar')}
          </Button>
          <Button color={opcoes.perigo === true ? 'red' : undefined} autoFocus={opcoes.perigo !== true} onClick={() => responder(true)}>
            {opcoes.rotuloConfirmar}
          </Button>
        </>
      }
    >
      <CorpoDaPergunta opcoes={opcoes} />
    </Janela>
  );
}

function DialogoMotivo({ opcoes, responder }: { opcoes: OpcoesMotivo; responder: (motivo: string | null) => void }) {
  const t = useTextos(textosWeb);
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const minimo = opcoes.opcional === true ? 0 : (opcoes.minimo ?? 3);
  const falta = motivo.trim().length < minimo;
  const enviar = () => {
    setTentou(true);
    if (!falta) responder(motivo.trim());
  };
  return (
    <Janela
      aberta
      titulo={opcoes.titulo}
      aoFechar={() => responder(null)}
      rodape={
        <>
          <Button variant="default" onClick={() => responder(null)}>
            {opcoes.rotuloCancelar ?? t('cancelar')}
          </Button>
          <Button color={opcoes.perigo === true ? 'red' : undefined} onClick={enviar}>
            {opcoes.rotuloConfirmar}
          </Button>
        </>
      }
    >
      <CorpoDaPergunta opcoes={opcoes} />
      <Textarea
        autoFocus
        label={opcoes.rotuloMotivo ?? t(opcoes.opcional === true ? 'motivoOpcional' : 'motivo')}
        value={motivo}
        onChange={(evento) => setMotivo(evento.currentTarget.value)}
        onKeyDown={(evento) => {
          if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) enviar();
        }}
        maxLength={opcoes.maximo ?? 500}
        rows={3}
        required={opcoes.opcional !== true}
        error={tentou && falta ? t('motivoCurto', { n: minimo }) : undefined}
      />
    </Janela>
  );
}

function CorpoDaPergunta({ opcoes }: { opcoes: OpcoesConfirmar }) {
  return (
    <>
      <p>{opcoes.texto}</p>
      {opcoes.consequencia !== undefined && (
        <p className={`consequencia ${opcoes.perigo === true ? 'consequencia-perigo' : ''}`}>{opcoes.consequencia}</p>
      )}
    </>
  );
}
