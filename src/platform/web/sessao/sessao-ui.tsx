import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { ErroApi, mensagemDe } from '../rede/erro-api.ts';
import { useTextos } from '../i18n.tsx';
import { Janela } from '../janelas/janela.tsx';
import { useIrParaSaida } from './saida.ts';
import { sessao, useSessao } from './sessao.ts';
import { AVISO_MS, continuarConectado } from './sessao-vigia.ts';
import { textosSessao } from './texts.ts';

/** The two windows of the session: the warning before it ends, and the sign-in over the page after it ended. */
export function SessaoUi() {
  const { situacao, avisoAberto } = useSessao();
  if (situacao === 'expirada') return <Reentrada />;
  return situacao === 'aberta' && avisoAberto ? <AvisoDeExpiracao /> : null;
}

function AvisoDeExpiracao() {
  const t = useTextos(textosSessao);
  const { expiraEm } = useSessao();
  const sair = useIrParaSaida();
  const resta = useSegundosAte(expiraEm ?? 0);
  const [pedido, setPedido] = useState(false);
  const continuar = async () => {
    setPedido(true);
    await continuarConectado();
  };
  const tempo = `${Math.floor(resta / 60)}:${String(resta % 60).padStart(2, '0')}`;
  return (
    <Janela
      aberta
      alerta
      titulo={t('sessaoAcabando')}
      aoFechar={() => void continuar()}
      rodape={
        <>
          <Button variant="default" onClick={sair}>
            {t('sair')}
          </Button>
          <Button data-foco onClick={() => void continuar()}>
            {t('continuarConectado')}
          </Button>
        </>
      }
    >
      <p>{t(pedido && resta * 1000 < AVISO_MS ? 'sessaoLimiteTexto' : 'sessaoAcabandoTexto')}</p>
      <p aria-hidden>
        <strong>{t('tempoRestante', { tempo })}</strong>
      </p>
      {/* Spoken every 15 seconds only: a countdown read each second would be noise. */}
      <p className="so-leitor" role="status">
        {t('tempoRestante', { tempo: `${Math.ceil(resta / 15) * 15} s` })}
      </p>
    </Janela>
  );
}

function useSegundosAte(instante: number): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    const relogio = window.setInterval(() => setAgora(Date.now()), 1_000);
    return () => window.clearInterval(relogio);
  }, []);
  return Math.max(0, Math.round((instante - agora) / 1_000));
}

function Reentrada() {
  const t = useTextos(textosSessao);
  const { usuario } = useSessao();
  const sair = useIrParaSaida();
  const [senha, setSenha] = useState('');
  /** Null until the server asked for the code of a second factor. */
  const [codigo, setCodigo] = useState<string | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);

  const entrar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (senha === '') return setErro(t('senhaRequerida'));
    if (codigo?.trim() === '') return setErro(t('codigoRequerido'));
    setEnviando(true);
    setErro(null);
    try {
      await sessao.entrar({ email: usuario?.email ?? '', senha, ...(codigo === null ? {} : { codigo }) });
    } catch (falha) {
      const pedeCodigo = falha instanceof ErroApi && falha.fields.some(({ path }) => path === 'codigo');
      if (pedeCodigo && codigo === null) setCodigo('');
      else setErro(mensagemDe(falha));
      setEnviando(false);
    }
  };

  return (
    <Janela aberta opaca titulo={t('reentrarTitulo')}>
      <form onSubmit={(evento) => void entrar(evento)} noValidate>
        <p>{t('reentrarTexto')}</p>
        <TextInput label={t('email')} value={usuario?.email ?? ''} readOnly autoComplete="username" mb="sm" />
        <PasswordInput
          label={t('senha')}
          value={senha}
          onChange={(evento) => setSenha(evento.currentTarget.value)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('mostrarSenha') }}
          error={codigo === null ? erro : null}
          mb="md"
        />
        {codigo !== null && (
          <TextInput
            label={t('codigo')}
            description={t('codigoAjuda')}
            value={codigo}
            onChange={(evento) => setCodigo(evento.currentTarget.value)}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            autoFocus
            error={erro}
            mb="md"
          />
        )}
        <div className="janela-botoes">
          <Button variant="default" onClick={sair}>
            {t('sairSemEntrar')}
          </Button>
          <Button type="submit" loading={enviando}>
            {t('entrar')}
          </Button>
        </div>
      </form>
    </Janela>
  );
}
