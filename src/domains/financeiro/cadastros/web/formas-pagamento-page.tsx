import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoDinheiro, CampoNumero, CampoSelecao, CampoTaxa, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { formasPagamentoApi as api } from '../api.ts';
import { edicaoForma, novaForma } from '../esquemas.ts';
import { type TipoFormaPagamento, tiposFormaPagamento } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, Registro } from './registro.tsx';
import { useLinhas, useOpcoes, useOpcoesFinanceiras } from './usar-lista.ts';

/** How the school is paid, and into which account. */
export default function FormasPagamentoPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const { contas } = useOpcoesFinanceiras();
  const tipos = useOpcoes(tiposFormaPagamento);
  const campos = (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={6} maximo={60} />
      <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={6} opcoes={tipos} />
      <CampoSelecao nome="contaBancariaId" rotulo={t('contaDestino')} colunas={6} opcoes={contas} />
      <CampoNumero nome="diasLiquidacao" rotulo={t('diasLiquidacao')} colunas={6} />
      <CampoTaxa nome="taxaPercentual" rotulo={t('taxaPercentual')} colunas={6} />
      <CampoDinheiro nome="taxaFixaCentavos" rotulo={t('taxaFixa')} colunas={6} />
      <CampoAlternar nome="ativa" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  const novo = { nome: '', tipo: 'dinheiro' as const, contaBancariaId: null as unknown as number, diasLiquidacao: 0, taxaPercentual: '0.0000', taxaFixaCentavos: 0, ativa: true };
  return (
    <Registro
      tela="formas-pagamento" titulo={t('nome')} endpoint={api.listar} exportar={api.exportar} linhas={useLinhas(api.listar)} rotuloNovo={t('novaForma')} nomeDe={(f) => f.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }} filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }} excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (f) => rotuloDe(tiposFormaPagamento, f.tipo, idioma) },
        { chave: 'contaBancariaNome', titulo: t('contaDestino'), ordenavel: 'conta' },
        { chave: 'diasLiquidacao', titulo: t('diasLiquidacao'), alinhamento: 'direita' },
        { chave: 'ativa', titulo: t('situacao'), principal: true, render: (f) => <Etiqueta tom={f.ativa ? 'sucesso' : 'neutro'}>{f.ativa ? t('ativo') : t('inativo')}</Etiqueta> },
      ]}
      formulario={(registro, aoSalvar) => {
        if (!registro) return <Formulario id={FORMULARIO} esquema={novaForma} valoresIniciais={novo} aoSalvar={(v) => chamar(api.criar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>;
        const { contaBancariaNome: _, tipo, ...valores } = registro;
        return (
          <Formulario id={FORMULARIO} key={registro.id} esquema={edicaoForma} valoresIniciais={{ ...valores, tipo: tipo as TipoFormaPagamento }} aoSalvar={(v) => chamar(api.editar, { body: v })} aposSalvar={aoSalvar}>
            {campos}
          </Formulario>
        );
      }}
    />
  );
}
