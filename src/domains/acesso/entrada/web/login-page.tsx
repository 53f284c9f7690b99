import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { voltaSegura } from '#platform/web/rotas.ts';
import { sessao } from '#platform/web/sessao/sessao.ts';
import { z } from 'zod';
import { useComoEntrar } from './use-como-entrar.ts';
import { formaEntrar, formaEntrarComCodigo } from '../esquemas.ts';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import estilo from '#domains/acesso/web/entrada.module.css';
import { Falha, Moldura } from '#domains/acesso/web/moldura.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

// Few users have a second factor: its field comes when a code is asked for.
const EntradaDeCodigo = lazy(async () => ({
  default: (await import('#domains/acesso/web/campo-codigo.tsx')).EntradaDeCodigo,
}));

const JanelaEsqueceu = lazy(() => import('./esqueceu-janela.tsx'));
const busca = z.object({ volta: z.string().optional().catch(undefined), email: z.string().optional().catch(undefined) });

/** Sign-in. Where to go afterwards is decided by the router, which knows what the visitor came for. */
export default function LoginPage() {
  const t = useTextos(textosEntrada);
  const [{ volta, email }] = useBusca(busca);
  const como = useComoEntrar();
  const [esqueceu, setEsqueceu] = useState(false);
  const [passo, setPasso] = useState<Passo>('senha');
  const pedeCodigo = passo !== 'senha';
  const { valores, texto, falha, enviando, propsDoFormulario, definir } = useFormularioSimples({
    inicial: { email: email ?? '', senha: '', codigo: '' },
    esquema: pedeCodigo ? formaEntrarComCodigo : formaEntrar,
    enviar: async ({ codigo, ...credenciais }) => {
      try {
        await sessao.entrar(pedeCodigo ? { ...credenciais, codigo } : credenciais);
      } catch (erro) {
        if (!(erro instanceof ErroApi) || erro.code !== 'SEGUNDO_FATOR_EXIGIDO') throw erro;
        setPasso('codigo');
      }
    },
  });
  const irPara = (outro: Passo): void => {
    definir('codigo', '');
    setPasso(outro);
  };
  return (
    <Moldura
      titulo={t('entrar')}
      texto={t(pedeCodigo ? 'codigoTexto' : voltaSegura(volta) === null ? 'entrarTexto' : 'sessaoTerminou')}
      pe={como?.cadastroAberto && <Elo tela="cadastro">{t('criarConta')}</Elo>}
    >
      <form className={estilo.formulario} {...propsDoFormulario}>
        <Falha mensagem={falha} />
        {pedeCodigo ? (
          <SegundoPasso passo={passo} texto={texto('codigo')} irPara={irPara} enviando={enviando} />
        ) : (
          <>
            <TextInput
              label={t('email')}
              type="email"
              autoComplete="username"
              spellCheck={false}
              maxLength={254}
              autoFocus
              {...texto('email')}
            />
            <EntradaDeSenha label={t('senha')} autoComplete="current-password" {...texto('senha')} />
            <Button type="submit" loading={enviando} fullWidth>
              {t('entrar')}
            </Button>
            <button type="button" className={estilo.elo} onClick={() => setEsqueceu(true)}>
              {t('esqueceu')}
            </button>
          </>
        )}
        {/* Below the fields: what arrives late moves none of them. */}
        {como?.demonstracaoSemSegundoFator && <p className={estilo.aviso}>{t('demonstracaoSemSegundoFator')}</p>}
      </form>
      {esqueceu && (
        <Suspense fallback={null}>
          <JanelaEsqueceu email={valores.email} aoFechar={() => setEsqueceu(false)} />
        </Suspense>
      )}
    </Moldura>
  );
}

type Passo = 'senha' | 'codigo' | 'recuperacao';
type PropsPasso = {
  passo: Passo;
  texto: ReturnType<ReturnType<typeof useFormularioSimples>['texto']>;
  irPara: (passo: Passo) => void;
  enviando: boolean;
};

/** The code, for who turned a second factor on; e-mail and password stay as they were typed. */
function SegundoPasso({ passo, texto, irPara, enviando }: PropsPasso) {
  const t = useTextos(textosEntrada);
  const recuperacao = passo === 'recuperacao';
  return (
    <>
      <Suspense fallback={null}>
        <EntradaDeCodigo letras={recuperacao} label={t(recuperacao ? 'codigoRecuperacao' : 'codigo')} autoFocus {...texto} />
      </Suspense>
      <Button type="submit" loading={enviando} fullWidth>
        {t('entrar')}
      </Button>
      <button type="button" className={estilo.elo} onClick={() => irPara(recuperacao ? 'codigo' : 'recuperacao')}>
        {t(recuperacao ? 'usarAplicativo' : 'usarRecuperacao')}
      </button>
      <button type="button" className={estilo.elo} onClick={() => irPara('senha')}>
        {t('outraConta')}
      </button>
    </>
  );
}
