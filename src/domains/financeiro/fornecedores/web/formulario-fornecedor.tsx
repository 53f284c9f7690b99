import { DadosBancarios } from '#domains/financeiro/dados-bancarios/web/door.tsx';
import { cepApi } from '#domains/pessoas/cep/api.ts';
import {
  CampoAlternar,
  CampoCep,
  CampoCpfOuCnpj,
  CampoEmail,
  camposDe,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  CampoTextoLongo,
  dentro,
  FormularioDeRegistro,
  ListaDeCampos,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useCep } from '#platform/web/formulario/campos/use-cep.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { ufs } from '#shared/listas/ufs.ts';
import { dadosDoFornecedorApi, fornecedoresApi as api } from '../api.ts';
import { edicaoFornecedor, novoFornecedor } from '../esquemas.ts';
import { textosFornecedor } from '../texts.ts';
import { CamposImpostos } from './campos-impostos.tsx';
import { usePagamento } from './opcoes.ts';
import { RelacaoDoFornecedor } from './relacao.tsx';

const campo = camposDe<typeof novoFornecedor>();

const novo = {
  documento: '',
  nome: '',
  nomeFantasia: '',
  simplesNacional: false,
  email: '',
  telefone: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: null,
  categoriaFinanceiraId: null,
  centroCustoId: null,
  formaPagamentoId: null,
  impostos: [],
  contatos: [],
  observacoes: '',
  ativo: true,
};

/** A supplier: who it is, how to reach it, what a new bill of it starts with; below, where it is paid and what was bought and paid. */
export default function FormularioFornecedor({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosFornecedor);
  const { pronto } = usePagamento();
  if (!pronto) return <Esqueleto linhas={8} />;
  return (
    <>
      <FormularioDeRegistro
        {...formulario}
        novo={{
          esquema: novoFornecedor,
          valores: novo,
          enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
        }}
        edicao={
          registro && {
            esquema: edicaoFornecedor,
            valores: edicaoDe(registro),
            enviar: (body) => chamar(api.editar, { body }),
            conflito: (detalhe) => edicaoDe(detalhe as Lido),
          }
        }
      >
        <Campos />
      </FormularioDeRegistro>
      {registro && (
        <>
          <DadosBancarios
            api={dadosDoFornecedorApi}
            alvoTipo="fornecedor"
            id={registro.id}
            campos={[
              { campo: 'bancoCodigo', rotulo: t('banco'), maximo: 3 },
              { campo: 'agencia', rotulo: t('agencia'), maximo: 10 },
              { campo: 'conta', rotulo: t('conta'), maximo: 20 },
              { campo: 'chavePix', rotulo: t('chavePix'), maximo: 77 },
            ]}
            podeMudar={!formulario.somenteLeitura}
            envelhece={['Fornecedor', 'TituloPagar']}
          />
          <RelacaoDoFornecedor id={registro.id} />
        </>
      )}
    </>
  );
}

function Campos() {
  const t = useTextos(textosFornecedor);
  const { categorias, centros, formas } = usePagamento();
  const { preencher } = useCep(
    (cep) => chamar(cepApi.localizarCep, { params: { cep } }),
    (parte) => (parte === 'cidadeIbge' ? null : campo(parte)),
  );
  return (
    <>
      <SecaoFormulario>
        <CampoCpfOuCnpj nome={campo('documento')} rotulo={t('documento')} colunas={4} autoFoco />
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={120} />
        <CampoTexto nome={campo('nomeFantasia')} rotulo={t('nomeFantasia')} colunas={6} maximo={120} />
        <CampoTelefone nome={campo('telefone')} rotulo={t('telefone')} colunas={6} />
        <CampoEmail nome={campo('email')} rotulo={t('email')} colunas={6} />
        <CampoAlternar nome={campo('simplesNacional')} rotulo={t('simplesNacional')} dica={t('simplesAjuda')} colunas={6} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('habituais')}>
        <CampoSelecao nome={campo('categoriaFinanceiraId')} rotulo={t('categoria')} colunas={4} opcoes={categorias} />
        <CampoSelecao nome={campo('centroCustoId')} rotulo={t('centroCusto')} colunas={4} opcoes={centros} />
        <CampoSelecao nome={campo('formaPagamentoId')} rotulo={t('formaPagamento')} colunas={4} opcoes={formas} />
        <div className="inteira">
          <CamposImpostos nome={campo('impostos')} rotulo={t('impostos')} />
        </div>
      </SecaoFormulario>
      <SecaoFormulario titulo={t('endereco')}>
        <CampoCep nome={campo('cep')} rotulo={t('cep')} colunas={3} aoPreencher={preencher} />
        <CampoTexto nome={campo('logradouro')} rotulo={t('logradouro')} colunas={7} maximo={120} />
        <CampoTexto nome={campo('numero')} rotulo={t('numero')} colunas={2} maximo={10} />
        <CampoTexto nome={campo('complemento')} rotulo={t('complemento')} colunas={3} maximo={60} />
        <CampoTexto nome={campo('bairro')} rotulo={t('bairro')} colunas={3} maximo={60} />
        <CampoTexto nome={campo('cidade')} rotulo={t('cidade')} colunas={4} maximo={60} />
        <CampoSelecao nome={campo('uf')} rotulo={t('uf')} colunas={2} opcoes={useOpcoes(ufs)} />
      </SecaoFormulario>
      <SecaoFormulario>
        <div className="inteira">
          <Contatos />
        </div>
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} colunas={12} maximo={1000} />
      </SecaoFormulario>
    </>
  );
}

function Contatos() {
  const t = useTextos(textosFornecedor);
  return (
    <ListaDeCampos
      nome={campo('contatos')}
      rotulo={t('contatos')}
      nomeDoItem={(i) => t('contatoN', { i: i + 1 })}
      rotuloAdicionar={t('adicionarContato')}
      novo={() => ({ nome: '', papel: '', telefone: '', email: '' })}
      maximo={20}
    >
      {(item) => (
        <>
          <CampoTexto nome={dentro(item, 'nome')} rotulo={t('nomeDoContato')} colunas={3} maximo={80} />
          <CampoTexto nome={dentro(item, 'papel')} rotulo={t('papel')} colunas={3} maximo={60} />
          <CampoTelefone nome={dentro(item, 'telefone')} rotulo={t('telefone')} colunas={3} />
          <CampoEmail nome={dentro(item, 'email')} rotulo={t('email')} colunas={3} />
        </>
      )}
    </ListaDeCampos>
  );
}

type Lido = RespostaCliente<typeof api.obter>;
const edicaoDe = ({ tipo: _, categoriaNome: __, uf, ...valores }: Lido) => ({ ...valores, uf: uf as (typeof ufs)[number]['valor'] | null });
