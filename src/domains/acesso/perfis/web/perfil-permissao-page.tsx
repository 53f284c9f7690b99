import { Alert, Button, Switch, TextInput } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { invalidar, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { Idioma } from '#shared/erros.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { perfisApi } from '../api.ts';
import { secoesDaMatriz } from '../matriz.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { Historico } from '#domains/acesso/web/historico.tsx';
import { MatrizDePermissoes } from './matriz-permissoes.tsx';
import { CombinacoesDoPerfil, ForaDaRestricao } from './restricao-do-perfil.tsx';
import { useMatriz } from './use-matriz.ts';
import folha from './matriz.module.css';

const FormularioDePerfil = lazy(() => import('./formulario-perfil.tsx'));
type Permissoes = RespostaCliente<typeof perfisApi.obterPermissoes>;

const telasQueAceitam = (idioma: Idioma): string =>
  secoesDaMatriz(idioma, '', true)
    .flatMap(({ linhas }) => linhas.map(({ titulo }) => titulo))
    .join(', ');

/** The permission matrix of a profile. */
export default function PerfilPermissaoPage() {
  const id = Number(useParametros()['id']);
  const consulta = useRegistro(perfisApi.obterPermissoes, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={12}>
      {(permissoes) => <Matriz key={id} permissoes={permissoes} />}
    </PaginaDoRegistro>
  );
}

function Matriz({ permissoes }: { permissoes: Permissoes }) {
  const t = useTextos(textosAcesso);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [busca, setBusca] = useState('');
  const [editando, setEditando] = useState(false);
  const { id, nome } = permissoes;
  const matriz = useMatriz(permissoes);
  const perfil = useRegistro(perfisApi.obterPerfil, { params: { id } }, { ativa: editando });
  const somenteLeitura = permissoes.somenteLeitura !== null || !pode('perfis', 'editar');
  const { restrito } = matriz;
  const secoes = useMemo(() => secoesDaMatriz(idioma, busca, restrito), [idioma, busca, restrito]);

  const excluir = async (): Promise<void> => {
    if (
      !(await confirmar({
        titulo: t('excluirPerfil', { nome }),
        texto: t('excluirPerfilTexto'),
        rotuloConfirmar: t('excluir'),
        perigo: true,
      }))
    )
      return;
    try {
      await chamar(perfisApi.excluirPerfil, { params: { id } });
      matriz.descartar();
      await invalidar(perfisApi.listarPerfis);
      avisar.sucesso(t('perfilExcluido'));
      await irPara('perfis');
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  const situacao = matriz.salvando
    ? t('salvando')
    : matriz.alteracoes > 0
      ? t('alteracoes', { n: matriz.alteracoes })
      : matriz.salvoAs
        ? t('salvoAs', { hora: matriz.salvoAs })
        : t('semAlteracoes');

  return (
    <Pagina
      titulo={nome}
      situacao={
        somenteLeitura ? undefined : (
          <Etiqueta tom={matriz.alteracoes > 0 ? 'alerta' : 'neutro'}>
            <span role="status">{situacao}</span>
          </Etiqueta>
        )
      }
      acoes={
        somenteLeitura ? undefined : (
          <>
            {pode('perfis', 'excluir') && (
              <Button variant="default" onClick={() => void excluir()}>
                {t('excluir')}
              </Button>
            )}
            <Button variant="default" onClick={() => setEditando(true)}>
              {t('editarPerfil')}
            </Button>
            <Button variant="default" disabled={matriz.alteracoes === 0} onClick={matriz.descartar}>
              {t('desfazer')}
            </Button>
            <Button
              loading={matriz.salvando}
              disabled={matriz.alteracoes === 0}
              onClick={() => void matriz.salvar()}
              title="Ctrl+Enter"
              aria-keyshortcuts="Control+Enter"
            >
              {t('salvar')}
            </Button>
          </>
        )
      }
    >
      {permissoes.somenteLeitura !== null && (
        <Alert color="gray" mb="sm">
          {t(permissoes.somenteLeitura)}
        </Alert>
      )}
      <div className={folha.topo}>
        <TextInput
          aria-label={t('filtrarTelas')}
          placeholder={t('filtrarTelas')}
          value={busca}
          onChange={(evento) => setBusca(evento.currentTarget.value)}
          w={260}
        />
        <Switch
          label={t('restringirPainelProfessor')}
          description={t('restringirAjuda')}
          checked={restrito}
          disabled={somenteLeitura}
          onChange={(evento) => matriz.mudarRestrito(evento.currentTarget.checked)}
        />
      </div>
      <CombinacoesDoPerfil conflitos={permissoes.conflitos} />
      <ForaDaRestricao telas={matriz.fora} tirar={somenteLeitura ? undefined : matriz.tirarFora} />
      {secoes.length === 0 ? (
        <p>{t('semTelas')}</p>
      ) : (
        <MatrizDePermissoes nome={nome} secoes={secoes} modelo={matriz.modelo} somenteLeitura={somenteLeitura} />
      )}
      <p className={folha.ajuda}>
        {t('matrizAjuda')} {t('telasQueAceitamRestricao', { telas: telasQueAceitam(idioma) })}
      </p>
      <Cartao titulo={t('historico')}>
        <Historico endpoint={perfisApi.historicoDoPerfil} id={id} />
      </Cartao>
      <Suspense fallback={null}>
        {editando && perfil.data && <FormularioDePerfil perfil={perfil.data} aoFechar={() => setEditando(false)} />}
      </Suspense>
    </Pagina>
  );
}
