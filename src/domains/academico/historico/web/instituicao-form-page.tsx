import { Button } from '@mantine/core';
import { cepApi } from '#domains/pessoas/cep/api.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoAlternar,
  CampoCep,
  CampoCnpj,
  CampoEmail,
  camposDe,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  CampoTextoLongo,
  Formulario,
  SecaoFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { type SituacaoDoCep, useCep } from '#platform/web/formulario/campos/use-cep.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { ufs } from '#shared/listas/ufs.ts';
import { instituicoesApi } from '../api-instituicoes.ts';
import { esquemaEdicaoInstituicao, esquemaInstituicao } from '../esquemas.ts';
import { redes } from '../listas.ts';
import { textosHistorico } from '../texts.ts';
import { AvisoSemelhantes } from './aviso-semelhantes.tsx';
import { lidas, recarregar } from './lidas.ts';
import { ResumoDaInstituicao } from './resumo.tsx';

const campo = camposDe<typeof esquemaInstituicao>();

type Instituicao = RespostaCliente<typeof instituicoesApi.obter>;
const TELA = 'instituicao-ensino';
const vazia = {
  nome: '',
  rede: 'privada' as const,
  cnpj: null,
  inep: null,
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  uf: null,
  pais: 'Brasil',
  telefone: null,
  email: null,
  contato: null,
  observacoes: null,
  ativa: true,
};

/** A new institution, or the record of one. */
export default function InstituicaoFormPage() {
  const { id } = useParametros();
  return id === undefined ? <Nova /> : <Existente id={id} />;
}

function Nova() {
  const aposSalvar = useVolta();
  return (
    <Pagina acoes={<BotaoSalvar />}>
      <Formulario
        esquema={esquemaInstituicao}
        valoresIniciais={vazia}
        rascunho="instituicao-nova"
        aoSalvar={async (body, _saida, chaveIdempotencia) => {
          await chamar(instituicoesApi.criar, { body }, { chaveIdempotencia });
          return body.nome;
        }}
        aposSalvar={(nome) => void aposSalvar(String(nome))}
      >
        <AvisoSemelhantes />
        <Campos />
      </Formulario>
    </Pagina>
  );
}

function Existente({ id }: { id: string }) {
  const consulta = useRegistro(instituicoesApi.obter, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta}>{(instituicao) => <Editor key={instituicao.id} instituicao={instituicao} />}</PaginaDoRegistro>
  );
}

function paraEdicao({ disciplinas: _, turmas: __, ...resto }: Instituicao) {
  return resto as Omit<Instituicao, 'disciplinas' | 'turmas' | 'uf'> & { uf: (typeof ufs)[number]['valor'] | null };
}

function Editor({ instituicao }: { instituicao: Instituicao }) {
  const t = useTextos(textosHistorico);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const aposSalvar = useVolta();
  const aoExcluir = async (): Promise<void> => {
    const { id, nome } = instituicao;
    const apagar = () => chamar(instituicoesApi.excluir, { params: { id } });
    if (await excluirRegistro({ nome, texto: t('confirmaTexto'), excluir: apagar, envelhece: lidas })) await irPara(TELA);
  };
  return (
    <Pagina
      titulo={instituicao.nome}
      situacao={<Etiqueta tom={instituicao.ativa ? 'sucesso' : 'neutro'}>{t(instituicao.ativa ? 'ativa' : 'inativa')}</Etiqueta>}
      acoes={
        <>
          {pode(TELA, 'excluir') && (
            <Button variant="default" onClick={() => void aoExcluir()}>
              {t('excluir')}
            </Button>
          )}
          <BotaoSalvar />
        </>
      }
      resumo={<ResumoDaInstituicao instituicao={instituicao} />}
    >
      <Formulario
        esquema={esquemaEdicaoInstituicao}
        valoresIniciais={paraEdicao(instituicao)}
        somenteLeitura={!pode(TELA, 'editar')}
        aoSalvar={(body) => chamar(instituicoesApi.editar, { body })}
        aposSalvar={() => void aposSalvar(instituicao.nome)}
        valoresDoConflito={(detalhe) => paraEdicao(detalhe as Instituicao)}
      >
        <AvisoSemelhantes guardada={instituicao} />
        <Campos />
      </Formulario>
    </Pagina>
  );
}

const textoDoCep: Record<SituacaoDoCep, 'cepBuscando' | 'cepParcial' | 'cepNaoLocalizado' | null> = {
  parado: null,
  buscando: 'cepBuscando',
  parcial: 'cepParcial',
  'nao-localizado': 'cepNaoLocalizado',
};

function Campos() {
  const t = useTextos(textosHistorico);
  const exterior = useValor(campo('rede')) === 'exterior';
  const [opcoesRede, opcoesUf] = [useOpcoes(redes), useOpcoes(ufs)];
  const { situacao, preencher } = useCep(
    (cep) => chamar(cepApi.localizarCep, { params: { cep } }),
    (parte) => (parte === 'cidadeIbge' ? null : campo(parte)),
  );
  const aviso = textoDoCep[situacao];
  return (
    <>
      <SecaoFormulario titulo={t('identificacao')}>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={150} autoFoco />
        <CampoSelecao nome={campo('rede')} rotulo={t('rede')} colunas={4} opcoes={opcoesRede} />
        <CampoTexto nome={campo('inep')} rotulo={t('inep')} colunas={4} maximo={8} inputMode="numeric" desabilitado={exterior} />
        <CampoCnpj nome={campo('cnpj')} rotulo={t('cnpj')} colunas={4} desabilitado={exterior} />
        <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={4} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('endereco')}>
        <CampoCep nome={campo('cep')} rotulo={t('cep')} colunas={3} aoPreencher={preencher} />
        <CampoTexto nome={campo('logradouro')} rotulo={t('logradouro')} colunas={6} maximo={150} />
        <CampoTexto nome={campo('numero')} rotulo={t('numero')} colunas={3} maximo={20} />
        <CampoTexto nome={campo('complemento')} rotulo={t('complemento')} colunas={3} maximo={100} />
        <CampoTexto nome={campo('bairro')} rotulo={t('bairro')} colunas={3} maximo={100} />
        <CampoTexto nome={campo('cidade')} rotulo={t('cidade')} colunas={3} maximo={100} obrigatorio={!exterior} />
        <CampoSelecao nome={campo('uf')} rotulo={t('uf')} colunas={3} opcoes={opcoesUf} obrigatorio={!exterior} />
        <CampoTexto nome={campo('pais')} rotulo={t('pais')} colunas={3} maximo={60} />
        <p role="status" className="suave inteira">
          {aviso && t(aviso)}
        </p>
      </SecaoFormulario>
      <SecaoFormulario titulo={t('contatos')}>
        <CampoTelefone nome={campo('telefone')} rotulo={t('telefone')} colunas={4} />
        <CampoEmail nome={campo('email')} rotulo={t('email')} colunas={4} />
        <CampoTexto nome={campo('contato')} rotulo={t('contato')} colunas={4} maximo={100} />
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} colunas={12} maximo={1000} />
      </SecaoFormulario>
    </>
  );
}

function useVolta(): (nome: string) => Promise<void> {
  const t = useTextos(textosHistorico);
  const irPara = useIrPara();
  return async (nome) => {
    avisar.sucesso(t('salvo', { nome }));
    await recarregar();
    await irPara(TELA);
  };
}
