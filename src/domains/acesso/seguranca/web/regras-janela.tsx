import { Button } from '@mantine/core';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoAlternar, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { documentacaoDaApi, esquemaRegras, segurancaApi } from '../api.ts';
import { textosSeguranca } from '../texts.ts';
import estilo from './seguranca.module.css';

const campo = camposDe<typeof esquemaRegras>();
const FORMULARIO = 'regras-de-seguranca';

/** What the school decides about its way in. Who may see the events may read it; an administrator changes it. */
export default function RegrasDeSeguranca({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosSeguranca);
  const { usuario } = useSessao();
  const admin = usuario?.admin === true;
  const { data, error, refetch } = useConsulta(segurancaApi.obterRegras, {});
  return (
    <Janela
      aberta
      titulo={t('regras')}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('cancelar')}</BotaoFechar>
          {admin && data && <BotaoSalvar formulario={FORMULARIO} />}
        </>
      }
    >
      {error && !data && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!error && !data && <Esqueleto linhas={4} />}
      {data && (
        <Formulario
          id={FORMULARIO}
          esquema={esquemaRegras}
          valoresIniciais={{
            versao: data.versao,
            cadastroAberto: data.cadastroAberto,
            documentacaoAberta: data.documentacaoAberta,
            segundoFatorAdministradores: data.segundoFatorAdministradores,
          }}
          somenteLeitura={!admin}
          aoSalvar={(valores, _saida, chaveIdempotencia) =>
            comConfirmacao((confirmada) =>
              chamar(segurancaApi.salvarRegras, { body: { ...valores, ...confirmada } }, { chaveIdempotencia }),
            )
          }
          aposSalvar={() => {
            avisar.sucesso(t('regrasSalvas'));
            void invalidar(segurancaApi.obterRegras);
            void invalidar(segurancaApi.listarEventos);
            aoFechar();
          }}
        >
          <p className="suave">{t(admin ? 'regrasTexto' : 'soAdministrador')}</p>
          <EmColunas>
            <CampoAlternar
              nome={campo('segundoFatorAdministradores')}
              rotulo={t('segundoFatorAdministradores')}
              dica={t('segundoFatorAdministradoresAjuda')}
              colunas={12}
            />
            <CampoAlternar nome={campo('cadastroAberto')} rotulo={t('cadastroAberto')} dica={t('cadastroAbertoAjuda')} colunas={12} />
            <CampoAlternar
              nome={campo('documentacaoAberta')}
              rotulo={t('documentacaoAberta')}
              dica={t('documentacaoAbertaAjuda')}
              colunas={12}
            />
          </EmColunas>
          <Documentacao />
        </Formulario>
      )}
    </Janela>
  );
}

/** The token never stands in an address: the page is fetched with it, and then shown. */
function Documentacao() {
  const t = useTextos(textosSeguranca);
  const abrir = (endpoint: (typeof documentacaoDaApi)['pagina'], nomePadrao: string, mostrar: boolean): void =>
    void baixarArquivo(endpoint, {}, { nomePadrao, abrir: mostrar }).catch(avisar.erro);
  return (
    <div className={estilo.acoes}>
      <Button variant="default" size="compact-sm" onClick={() => abrir(documentacaoDaApi.pagina, 'api.html', true)}>
        {t('documentacaoPagina')}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => abrir(documentacaoDaApi.openapi, 'openapi.json', false)}>
        {t('documentacaoOpenapi')}
      </Button>
    </div>
  );
}
