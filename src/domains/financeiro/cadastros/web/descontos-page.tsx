import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoData, CampoDinheiro, CampoMarcar, CampoNumero, CampoSelecao, CampoTaxa, CampoTexto, Formulario, Grade, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { descontosApi as api } from '../api.ts';
import { edicaoDesconto, novoDesconto } from '../esquemas.ts';
import { formasDesconto, tiposDesconto } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { escreverTaxa } from './escrever.ts';
import { FORMULARIO, Registro } from './registro.tsx';
import { useLinhas, useOpcoes } from './usar-lista.ts';

function Campos() {
  const t = useTextos(textosCadastros);
  const porValor = useValor('forma') === 'valor';
  return (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={6} maximo={80} />
      <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={6} opcoes={useOpcoes(tiposDesconto)} />
      <CampoSelecao nome="forma" rotulo={t('forma')} colunas={6} opcoes={useOpcoes(formasDesconto)} />
      {porValor ? <CampoDinheiro nome="valorCentavos" rotulo={t('porParcela')} colunas={6} obrigatorio /> : <CampoTaxa nome="percentual" rotulo={t('percentual')} colunas={6} obrigatorio />}
      <CampoData nome="validoDe" rotulo={t('validoDe')} colunas={4} />
      <CampoData nome="validoAte" rotulo={t('validoAte')} colunas={4} />
      <CampoNumero nome="prioridade" rotulo={t('prioridade')} colunas={4} />
      <CampoMarcar nome="condicional" rotulo={t('condicional')} colunas={12} />
      <CampoMarcar nome="sobreValorCheio" rotulo={t('sobreValorCheio')} dica={t('sobreValorCheioAjuda')} colunas={12} />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
}

type Tipo = (typeof tiposDesconto)[number]['valor'];

/** What may be taken off a price: scholarships, siblings, employees, agreements, punctuality. */
export default function DescontosPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const tipos = useOpcoes(tiposDesconto);
  const novo = { nome: '', tipo: 'bolsa' as const, forma: 'percentual' as const, percentual: null, valorCentavos: null, condicional: false, sobreValorCheio: false, prioridade: 100, validoDe: null, validoAte: null, ativo: true };
  return (
    <Registro
      tela="descontos" titulo={t('nome')} endpoint={api.listar} exportar={api.exportar} linhas={useLinhas(api.listar)} rotuloNovo={t('novoDesconto')} nomeDe={(d) => d.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }} filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }} excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (d) => rotuloDe(tiposDesconto, d.tipo, idioma) },
        { chave: 'valor', titulo: t('valor'), alinhamento: 'direita', principal: true, render: (d) => (d.percentual === null ? formatarReais((d.valorCentavos ?? 0) as Centavos) : escreverTaxa(d.percentual)) },
        { chave: 'condicional', titulo: t('condicao'), render: (d) => (d.condicional ? t('ateVencimento') : t('semCondicao')) },
        { chave: 'validade', titulo: t('validade'), render: (d) => [d.validoDe, d.validoAte].map((x) => (x ? formatarData(x) : '…')).join(' – ').replace('… – …', '—') },
        { chave: 'prioridade', titulo: t('prioridade'), ordenavel: true, alinhamento: 'direita', oculta: true },
        { chave: 'ativo', titulo: t('situacao'), render: (d) => <Etiqueta tom={d.ativo ? 'sucesso' : 'neutro'}>{d.ativo ? t('ativo') : t('inativo')}</Etiqueta> },
      ]}
      formulario={(registro, aoSalvar) =>
        registro ? (
          <Formulario id={FORMULARIO} key={registro.id} esquema={edicaoDesconto} valoresIniciais={{ ...registro, tipo: registro.tipo as Tipo }} aoSalvar={(v) => chamar(api.editar, { body: v })} aposSalvar={aoSalvar}><Campos /></Formulario>
        ) : (
          <Formulario id={FORMULARIO} esquema={novoDesconto} valoresIniciais={novo} aoSalvar={(v) => chamar(api.criar, { body: v })} aposSalvar={aoSalvar}><Campos /></Formulario>
        )
      }
    />
  );
}
