import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoDinheiro, CampoSelecao, CampoTexto, Formulario, Grade, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { contasApi as api } from '../api.ts';
import { edicaoConta, novaConta } from '../esquemas.ts';
import { tiposConta } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, Registro } from './registro.tsx';
import { useLinhas, useOpcoes, useOpcoesFinanceiras } from './usar-lista.ts';

function Campos() {
  const t = useTextos(textosCadastros);
  const { bancos } = useOpcoesFinanceiras();
  const noBanco = useValor('tipo') === 'banco';
  return (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={8} maximo={80} />
      <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={4} opcoes={useOpcoes(tiposConta)} />
      {noBanco && (
        <>
          <CampoSelecao nome="bancoId" rotulo={t('banco')} colunas={12} opcoes={bancos} obrigatorio />
          <CampoTexto nome="agencia" rotulo={t('agencia')} colunas={4} maximo={10} />
          <CampoTexto nome="agenciaDv" rotulo={t('agenciaDv')} colunas={2} maximo={2} />
          <CampoTexto nome="numero" rotulo={t('numeroConta')} colunas={4} maximo={20} />
          <CampoTexto nome="numeroDv" rotulo={t('numeroDv')} colunas={2} maximo={2} />
        </>
      )}
      <CampoDinheiro nome="saldoInicialCentavos" rotulo={t('saldoInicial')} dica={t('saldoInicialAjuda')} colunas={6} />
      <CampoAlternar nome="ativa" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
}

/** Where money is: bank accounts and cash boxes. */
export default function ContasPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const novo = { nome: '', tipo: 'caixa' as const, bancoId: null, agencia: null, agenciaDv: null, numero: null, numeroDv: null, saldoInicialCentavos: 0, ativa: true };
  return (
    <Registro
      tela="contas" titulo={t('conta')} endpoint={api.listar} exportar={api.exportar} linhas={useLinhas(api.listar)} rotuloNovo={t('novaConta')} nomeDe={(c) => c.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }} ordemPadrao={{ campo: 'nome', ascendente: true }} excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (c) => rotuloDe(tiposConta, c.tipo, idioma) },
        { chave: 'bancoNome', titulo: t('banco'), ordenavel: 'banco', render: (c) => c.bancoNome ?? '—' },
        { chave: 'numero', titulo: t('numeroConta'), render: (c) => (c.numero ? `${c.agencia ?? ''} / ${c.numero}${c.numeroDv ? `-${c.numeroDv}` : ''}` : '—') },
        { chave: 'ativa', titulo: t('situacao'), principal: true, render: (c) => <Etiqueta tom={c.ativa ? 'sucesso' : 'neutro'}>{c.ativa ? t('ativo') : t('inativo')}</Etiqueta> },
      ]}
      formulario={(registro, aoSalvar) => {
        if (!registro) return <Formulario id={FORMULARIO} esquema={novaConta} valoresIniciais={novo} aoSalvar={(v) => chamar(api.criar, { body: v })} aposSalvar={aoSalvar}><Campos /></Formulario>;
        const { bancoNome: _, ...valores } = registro;
        return <Formulario id={FORMULARIO} key={registro.id} esquema={edicaoConta} valoresIniciais={valores} aoSalvar={(v) => chamar(api.editar, { body: v })} aposSalvar={aoSalvar}><Campos /></Formulario>;
      }}
    />
  );
}
