import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { voltaSegura } from '#platform/web/rotas.ts';
import { sessao } from '#platform/web/sessao.ts';
import { z } from 'zod';
import { formaEntrar } from '../esquemas-entrada.ts';
import { textosEntrada } from '../texts-entrada.ts';
import { EntradaDeSenha } from './campo-senha.tsx';
import estilo from './entrada.module.css';
import { Falha, Moldura } from './moldura.tsx';
import { useFormularioSimples } from './use-formulario-simples.ts';

const JanelaEsqueceu = lazy(() => import('./esqueceu-janela.tsx'));
const busca = z.object({ volta: z.string().optional().catch(undefined), email: z.string().optional().catch(undefined) });

/** Sign-in. Where to go afterwards is decided by the router, which knows what the visitor came for. */
export default function LoginPage() {
  const t = useTextos(textosEntrada);
  const [{ volta, email }] = useBusca(busca);
  const [esqueceu, setEsqueceu] = useState(false);
  const { valores, texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { email: email ?? '', senha: '' },
    esquema: formaEntrar,
    enviar: (credenciais) => sessao.entrar(credenciais),
  });
  return (
    <Moldura
      titulo={t('entrar')}
      texto={t(voltaSegura(volta) === null ? 'entrarTexto' : 'sessaoTerminou')}
      pe={<Elo tela="cadastro">{t('criarConta')}</Elo>}
    >
      <form className={estilo.formulario} {...propsDoFormulario}>
        <Falha mensagem={falha} />
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
      </form>
      {esqueceu && (
        <Suspense fallback={null}>
          <JanelaEsqueceu email={valores.email} aoFechar={() => setEsqueceu(false)} />
        </Suspense>
      )}
    </Moldura>
  );
}
