import { Button } from '@mantine/core';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useComando, useConsulta, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  type Caminho,
  CampoAlternar,
  CampoBusca,
  CampoData,
  camposDe,
  CampoTexto,
  Formulario,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { funcionariosApi } from '../api.ts';
import { edicaoFuncionario, novoFuncionario } from '../esquemas.ts';
import { textosRh } from '../texts.ts';

const campo = camposDe<typeof novoFuncionario>();

type Funcionario = RespostaCliente<typeof funcionariosApi.obterFuncionario>;
const invalida = [
  funcionariosApi.listarFuncionarios,
  funcionariosApi.obterFuncionario,
  funcionariosApi.opcoesDeFuncionario,
  funcionariosApi.historicoDoFuncionario,
];
const vazio = {
  cargo: '',
  departamento: '',
  docente: false,
  dataAdmissao: '',
  dataDemissao: '',
  bancoCodigo: '',
  bancoAgencia: '',
  bancoConta: '',
};

function valoresDe(f: Funcionario) {
  const { id, versao, cargo, docente, dataAdmissao } = f;
  return {
    id,
    versao,
    cargo,
    docente,
    dataAdmissao,
    departamento: f.departamento ?? '',
    dataDemissao: f.dataDemissao ?? '',
    bancoCodigo: f.bancoCodigo ?? '',
    bancoAgencia: f.bancoAgencia ?? '',
    bancoConta: f.bancoConta ?? '',
  };
}

/** One employee beside the list, or a new one. */
export default function FichaDoFuncionario({ id, aoFechar }: { id: number | null; aoFechar: () => void }) {
  const t = useTextos(textosRh);
  const { pode } = useSessao();
  const consulta = useRegistro(funcionariosApi.obterFuncionario, { params: { id: id ?? 0 } }, { ativa: id !== null });
  const criar = useComando(funcionariosApi.criarFuncionario, { invalida });
  const editar = useComando(funcionariosApi.editarFuncionario, { invalida });
  const funcionario = consulta.data;
  const somenteLeitura = id !== null && !pode('funcionarios', 'editar');
  const salvo = (): void => {
    avisar.sucesso(t('funcionarioSalvo'));
    aoFechar();
  };
  const excluir = async (): Promise<void> => {
    if (!funcionario) return;
    const pergunta = {
      titulo: t('excluirFuncionario', { nome: funcionario.nome }),
      texto: t('excluirFuncionarioTexto'),
      rotuloConfirmar: t('excluir'),
      perigo: true,
    };
    if (!(await confirmar(pergunta))) return;
    try {
      await chamar(funcionariosApi.excluirFuncionario, { params: { id: funcionario.id } });
      avisar.sucesso(t('funcionarioExcluido'));
      await invalidar(funcionariosApi.listarFuncionarios);
      aoFechar();
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <Janela
      aberta
      lado="direita"
      titulo={id === null ? t('novoFuncionario') : (funcionario?.nome ?? t('funcionario'))}
      aoFechar={aoFechar}
      rodape={
        <>
          {funcionario && pode('funcionarios', 'excluir') && (
            <Button variant="default" onClick={() => void excluir()}>
              {t('excluir')}
            </Button>
          )}
          <BotaoFechar>{t(somenteLeitura ? 'fechar' : 'cancelar')}</BotaoFechar>
          <BotaoSalvar formulario="funcionario" />
        </>
      }
    >
      {id === null ? (
        <Formulario
          id="funcionario"
          esquema={novoFuncionario}
          // An empty choice is refused by the schema as a required field.
          valoresIniciais={{ ...vazio, pessoaId: '' }}
          aoSalvar={(valores) => comConfirmacao((confirmada) => criar.mutateAsync({ body: { ...valores, ...confirmada } }))}
          aposSalvar={salvo}
        >
          <SecaoFormulario>
            <PessoaPicker nome={campo('pessoaId')} rotulo={t('pessoa')} colunas={12} autoFoco />
          </SecaoFormulario>
          <Campos />
        </Formulario>
      ) : consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : funcionario ? (
        <>
          <p>
            <Elo tela="pessoa" params={{ id: funcionario.pessoaId }}>
              {funcionario.nome}
            </Elo>
          </p>
          <Formulario
            id="funcionario"
            esquema={edicaoFuncionario}
            valoresIniciais={valoresDe(funcionario)}
            somenteLeitura={somenteLeitura}
            valoresDoConflito={(detalhe) => valoresDe(detalhe as Funcionario)}
            aoSalvar={(valores) => comConfirmacao((confirmada) => editar.mutateAsync({ body: { ...valores, ...confirmada } }))}
            aposSalvar={salvo}
          >
            <Campos />
          </Formulario>
        </>
      ) : (
        <Esqueleto />
      )}
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosRh);
  return (
    <>
      <SecaoFormulario>
        <CampoComSugestoes nome={campo('cargo')} rotulo={t('cargo')} lista="cargos" />
        <CampoComSugestoes nome={campo('departamento')} rotulo={t('departamento')} lista="departamentos" />
        <CampoData nome={campo('dataAdmissao')} rotulo={t('dataAdmissao')} colunas={6} />
        <CampoData nome={campo('dataDemissao')} rotulo={t('dataDemissao')} dica={t('dataDemissaoAjuda')} colunas={6} />
        <CampoAlternar nome={campo('docente')} rotulo={t('docente')} dica={t('docenteAjuda')} colunas={12} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('dadosBancarios')}>
        <CampoTexto nome={campo('bancoCodigo')} rotulo={t('bancoCodigo')} colunas={4} maximo={3} inputMode="numeric" />
        <CampoTexto nome={campo('bancoAgencia')} rotulo={t('bancoAgencia')} colunas={4} maximo={10} />
        <CampoTexto nome={campo('bancoConta')} rotulo={t('bancoConta')} colunas={4} maximo={20} />
      </SecaoFormulario>
    </>
  );
}

/** What the school already calls it is on offer, so that one position is not written in three ways; a new word is accepted too. */
function CampoComSugestoes({ nome, rotulo, lista }: { nome: Caminho; rotulo: string; lista: 'cargos' | 'departamentos' }) {
  const { data } = useConsulta(funcionariosApi.opcoesDeFuncionario, {}, { validadeMs: 60_000 });
  const usados = data?.[lista] ?? [];
  return (
    <CampoBusca
      nome={nome}
      rotulo={rotulo}
      colunas={6}
      palavra={{ maximo: 80 }}
      buscar={(termo) =>
        Promise.resolve(usados.filter((valor) => combinaComBusca(valor, termo)).map((valor) => ({ valor, rotulo: valor })))
      }
    />
  );
}
