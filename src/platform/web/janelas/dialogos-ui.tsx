import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type OpcoesConfirmar, type OpcoesMotivo, palavraDeDesistir, type Pergunta } from './perguntas.ts';
import { useTextos } from '../i18n.tsx';
import { Janela } from './janela.tsx';
import { textosWeb } from '../texts.ts';

/** The window of one question. */
export default function JanelaDaPergunta({ pergunta, fechar }: { pergunta: Pergunta; fechar: () => void }) {
  if (pergunta.tipo === 'confirmar') {
    const responder = (sim: boolean) => {
      fechar();
      pergunta.responder(sim);
    };
    return <DialogoConfirmar opcoes={pergunta.opcoes} responder={responder} />;
  }
  const responder = (motivo: string | null) => {
    fechar();
    pergunta.responder(motivo);
  };
  if (pergunta.tipo === 'texto') return pergunta.desenhar(responder);
  return <DialogoMotivo opcoes={pergunta.opcoes} responder={responder} />;
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
          <Button variant="default" onClick={() => responder(false)} data-foco={opcoes.perigo === true || undefined}>
            {palavraDeDesistir(opcoes, { cancelar: t('cancelar'), voltar: t('voltar') })}
          </Button>
          <Button
            color={opcoes.perigo === true ? 'red' : undefined}
            data-foco={opcoes.perigo !== true || undefined}
            onClick={() => responder(true)}
          >
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
            {palavraDeDesistir(opcoes, { cancelar: t('cancelar'), voltar: t('voltar') })}
          </Button>
          <Button color={opcoes.perigo === true ? 'red' : undefined} onClick={enviar}>
            {opcoes.rotuloConfirmar}
          </Button>
        </>
      }
    >
      <CorpoDaPergunta opcoes={opcoes} />
      <Textarea
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
