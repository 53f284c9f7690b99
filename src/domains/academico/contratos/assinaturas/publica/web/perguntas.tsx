import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar, mensagemDe } from '#platform/web/rede/api.ts';
import { assinaturaPublicaApi as api } from '../api.ts';
import { textosDeQuemAssina } from '../texts.ts';
import type { PapelAberto } from './papel-aberto.ts';
import estilo from './assinar.module.css';

/** What was asked about the paper and answered, and the place to ask more. */
export function Perguntas({
  token,
  perguntas,
  aoPerguntar,
}: {
  token: string;
  perguntas: PapelAberto['perguntas'];
  aoPerguntar: () => void;
}) {
  const t = useTextos(textosDeQuemAssina);
  const [texto, setTexto] = useState('');
  const [dito, setDito] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const enviar = async (evento: FormEvent): Promise<void> => {
    evento.preventDefault();
    setEnviando(true);
    try {
      await chamar(api.perguntar, { body: { token, texto } });
      setTexto('');
      setDito(t('perguntaEnviada'));
      aoPerguntar();
    } catch (causa) {
      setDito(mensagemDe(causa));
    }
    setEnviando(false);
  };
  return (
    <details className={estilo.perguntas} open={perguntas.length > 0}>
      <summary>{t('perguntar')}</summary>
      {perguntas.map((p) => (
        <div key={p.em} className="consequencia">
          <p>{p.texto}</p>
          <p>{p.resposta ?? t('semResposta')}</p>
        </div>
      ))}
      <form onSubmit={(evento) => void enviar(evento)}>
        <Textarea
          label={t('suaPergunta')}
          value={texto}
          maxLength={1000}
          autosize
          minRows={2}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <Button type="submit" variant="default" fullWidth disabled={texto.trim().length < 3} loading={enviando}>
          {t('enviarPergunta')}
        </Button>
      </form>
      <div role="status">{dito}</div>
    </details>
  );
}
