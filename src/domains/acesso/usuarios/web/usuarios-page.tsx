import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { perfisApi } from '#domains/acesso/perfis/api.ts';
import { usuariosApi } from '../api.ts';
import { situacoesUsuario } from '#domains/acesso/situacoes.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { tomDaSituacao } from './texto-de-situacao.ts';

const FichaDoUsuario = lazy(() => import('./ficha-usuario.tsx'));
const ConviteDeUsuario = lazy(() => import('./convite-usuario.tsx'));
const busca = z.object({ usuario: z.coerce.number().int().positive().optional().catch(undefined) });

/** The number of users in a state. */
function useTotal(situacao: (typeof situacoesUsuario)[number]): number | null {
  const { data } = useConsulta(usuariosApi.listarUsuarios, { query: { Situacao: situacao, Parte: 'totais' } });
  return data?.total ?? null;
}

async function buscarPerfis(termo: string, signal: AbortSignal) {
  const { itens } = await chamar(perfisApi.listarPerfis, { query: { Nome: termo, TamanhoDaPagina: 50 } }, { signal });
  return comoOpcoes(itens);
}
const filtrosSalvos = filtrosSalvosDe('usuarios');

/** Users: who may sign in, with which profiles; sign-ups that wait stand first. */
export default function UsuariosPage() {
  const t = useTextos(textosAcesso);
  const { pode } = useSessao();
  const [{ usuario }, mudarBusca] = useBusca(busca);
  const [convidando, setConvidando] = useState(false);
  const [pendentes, ativos, convidados] = [useTotal('pendente'), useTotal('ativo'), useTotal('convidado')];
  const convidar = pode('usuarios', 'criar') ? <Button onClick={() => setConvidando(true)}>{t('convidarUsuario')}</Button> : undefined;
  return (
    <Pagina acoes={convidar}>
      <TabelaDados
        tela="usuarios"
        titulo={t('usuarios')}
        endpoint={usuariosApi.listarUsuarios}
        exportar={usuariosApi.exportarUsuarios}
        nomeDoArquivo={t('usuarios')}
        busca={{ campo: 'Nome', rotulo: t('buscarUsuario') }}
        filtrosSalvos={filtrosSalvos}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        aoAbrir={({ id }) => mudarBusca({ usuario: id })}
        nomeDaLinha={(u) => `${u.nome} ${u.sobrenome ?? ''}`.trim()}
        vazio={{ titulo: t('semUsuarios'), texto: t('semUsuariosTexto'), acao: convidar }}
        topo={
          <Cartoes
            numeros={[
              {
                rotulo: t('pendentes'),
                valor: pendentes,
                ...(pendentes ? { tom: 'alerta' as const } : {}),
                elo: { tela: 'usuarios', search: { situacao: 'pendente' } },
              },
              { rotulo: t('ativos'), valor: ativos, elo: { tela: 'usuarios', search: { situacao: 'ativo' } } },
              { rotulo: t('convidados'), valor: convidados, elo: { tela: 'usuarios', search: { situacao: 'convidado' } } },
            ]}
          />
        }
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesUsuario.map((valor) => ({ valor, rotulo: t(`situacao_${valor}`) })),
          },
          { chave: 'perfil', rotulo: t('perfil'), tipo: 'busca', campo: 'PerfilId', fixo: true, buscar: buscarPerfis },
          { chave: 'admin', rotulo: t('administrador'), tipo: 'booleano', campo: 'Admin' },
        ]}
        colunas={[
          {
            chave: 'nome',
            titulo: t('nome'),
            ordenavel: true,
            principal: true,
            largura: '20rem',
            render: (u) => `${u.nome} ${u.sobrenome ?? ''}`.trim(),
          },
          { chave: 'email', titulo: t('email'), ordenavel: true, largura: '18rem' },
          { chave: 'perfis', titulo: t('perfis'), render: (u) => (u.admin ? t('administrador') : u.perfis.join(', ')) },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            principal: true,
            largura: '11rem',
            render: (u) => (
              <>
                {u.situacao === 'pendente' && !u.emailConfirmado ? (
                  <Etiqueta tom="neutro">{t('aguardaConfirmacao')}</Etiqueta>
                ) : (
                  <Etiqueta tom={tomDaSituacao[u.situacao]}>{t(`situacao_${u.situacao}`)}</Etiqueta>
                )}{' '}
                {u.correioFalha !== null && <Etiqueta tom="alerta">{t('correioNaoSaiu')}</Etiqueta>}
              </>
            ),
          },
          {
            chave: 'ultimoAcessoEm',
            titulo: t('ultimoAcesso'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '10rem',
            render: (u) => (u.ultimoAcessoEm === null ? t('nunca') : escreverInstante(u.ultimoAcessoEm)),
          },
          {
            chave: 'criadoEm',
            titulo: t('criadoEm'),
            ordenavel: true,
            alinhamento: 'direita',
            oculta: true,
            render: (u) => escreverInstante(u.criadoEm),
          },
        ]}
      />
      <Suspense fallback={null}>
        {usuario !== undefined && <FichaDoUsuario key={usuario} id={usuario} aoFechar={() => mudarBusca({ usuario: undefined })} />}
        {convidando && <ConviteDeUsuario aoFechar={() => setConvidando(false)} />}
      </Suspense>
    </Pagina>
  );
}
