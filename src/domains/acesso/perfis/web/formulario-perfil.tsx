import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoAlternar, CampoBusca, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { perfisApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';

const campo = camposDe<typeof corpoNovo>();

type Perfil = {
  id: number;
  versao: number;
  nome: string;
  descricao: string | null;
  restringirPainelProfessor: boolean;
  exigeSegundoFator: boolean;
};
const [corpoNovo, corpoEdicao] = [perfisApi.criarPerfil.body, perfisApi.editarPerfil.body];

async function buscarPerfis(termo: string, signal: AbortSignal) {
  const { itens } = await chamar(perfisApi.listarPerfis, { query: { Nome: termo, TamanhoDaPagina: 50 } }, { signal });
  return comoOpcoes(itens);
}

/** A new profile, empty or a copy, which opens in its matrix; or name, description and restriction of an existing one. */
export default function FormularioDePerfil({ perfil, aoFechar }: { perfil?: Perfil; aoFechar: () => void }) {
  const t = useTextos(textosAcesso);
  const irPara = useIrPara();
  const invalida = [perfisApi.listarPerfis, perfisApi.obterPerfil, perfisApi.obterPermissoes, perfisApi.historicoDoPerfil];
  const criar = useComando(perfisApi.criarPerfil, { invalida });
  const editar = useComando(perfisApi.editarPerfil, { invalida });
  if (!corpoNovo || !corpoEdicao) return null;
  const campos = (
    <>
      <CampoTexto nome={campo('nome')} rotulo={t('perfil')} colunas={12} maximo={80} autoFoco />
      <CampoTexto nome={campo('descricao')} rotulo={t('descricao')} colunas={12} maximo={300} />
      <CampoAlternar
        nome={campo('restringirPainelProfessor')}
        rotulo={t('restringirPainelProfessor')}
        dica={t('restringirAjuda')}
        colunas={12}
      />
      <CampoAlternar nome={campo('exigeSegundoFator')} rotulo={t('exigeSegundoFator')} dica={t('exigeSegundoFatorAjuda')} colunas={12} />
    </>
  );
  const salvo = (): void => {
    avisar.sucesso(t('perfilSalvo'));
    aoFechar();
  };
  return (
    <Janela
      aberta
      titulo={t(perfil ? 'editarPerfil' : 'novoPerfil')}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('cancelar')}</BotaoFechar>
          <BotaoSalvar formulario="perfil" />
        </>
      }
    >
      {perfil ? (
        <Formulario
          id="perfil"
          esquema={corpoEdicao}
          valoresIniciais={{
            id: perfil.id,
            versao: perfil.versao,
            nome: perfil.nome,
            descricao: perfil.descricao ?? '',
            restringirPainelProfessor: perfil.restringirPainelProfessor,
            exigeSegundoFator: perfil.exigeSegundoFator,
          }}
          aoSalvar={(valores) => comConfirmacao((confirmada) => editar.mutateAsync({ body: { ...valores, ...confirmada } }))}
          aposSalvar={salvo}
        >
          <EmColunas>{campos}</EmColunas>
        </Formulario>
      ) : (
        <Formulario
          id="perfil"
          esquema={corpoNovo}
          valoresIniciais={{ nome: '', descricao: '', restringirPainelProfessor: false, exigeSegundoFator: false, copiarDeId: null }}
          aoSalvar={(valores) => criar.mutateAsync({ body: valores })}
          aposSalvar={(resposta) => {
            salvo();
            void irPara('perfil-permissao', { id: (resposta as { id: number }).id });
          }}
        >
          <EmColunas>
            {campos}
            <CampoBusca nome={campo('copiarDeId')} rotulo={t('copiarDe')} dica={t('copiarDeAjuda')} colunas={12} buscar={buscarPerfis} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
