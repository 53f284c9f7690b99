import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar, mensagemDe } from '#platform/web/rede/api.ts';
import { assinaturaPublicaApi as api } from '../api.ts';
import { textosDeQuemAssina } from '../texts.ts';
import estilo from './assinar.module.css';

/** Says yes, gets a code in the mailbox, types it: three steps on one page, each refused in words. */
export function Aceitar({
  token,
  textoSha256,
  expiraEm,
  aoAssinar,
}: {
  token: string;
  textoSha256: string;
  expiraEm: string;
  aoAssinar: () => void;
}) {
  const t = useTextos(textosDeQuemAssina);
  const [li, setLi] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [codigo, setCodigo] = useState('');
  const [falha, setFalha] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const tentar = async (fazer: () => Promise<void>): Promise<void> => {
    setEnviando(true);
    setFalha(null);
    try {
      await fazer();
    } catch (causa) {
      setFalha(mensagemDe(causa));
    }
    setEnviando(false);
  };
  const pedir = (): Promise<void> => tentar(async () => setEmail((await chamar(api.pedirCodigo, { body: { token } })).email));
  const assinar = (evento: FormEvent): void => {
    evento.preventDefault();
    void tentar(async () => {
      await chamar(api.aceitar, { body: { token, codigo, textoSha256, li: true } });
      aoAssinar();
    });
  };
  return (
    <form className={estilo.aceite} onSubmit={assinar}>
      <p className="suave">{t('prazo', { em: escreverInstante(expiraEm) })}</p>
      <Checkbox label={t('li')} checked={li} onChange={(e) => setLi(e.currentTarget.checked)} />
      {email === null ? (
        <Button fullWidth disabled={!li} loading={enviando} onClick={() => void pedir()}>
          {t('pedirCodigo')}
        </Button>
      ) : (
        <>
          <p role="status">{t('codigoEnviado', { email })}</p>
          <TextInput
            label={t('codigo')}
            value={codigo}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus
            onChange={(e) => setCodigo(e.currentTarget.value)}
          />
          <Button type="submit" fullWidth disabled={!li || codigo.trim().length < 6} loading={enviando}>
            {t('assinar')}
          </Button>
          <button type="button" className="botao-simples" disabled={enviando} onClick={() => void pedir()}>
            {t('outroCodigo')}
          </button>
        </>
      )}
      <div role="alert">{falha}</div>
      <p className="suave">{t('registro')}</p>
      <p className="suave">{t('assinaGov')}</p>
    </form>
  );
}
