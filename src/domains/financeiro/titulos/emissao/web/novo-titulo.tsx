import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoAlternar,
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  Formulario,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { titulosApi as api } from '#domains/financeiro/titulos/lista/api.ts';
import { emissaoApi } from '../api.ts';
import { novoTituloEsquema } from '../esquemas.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';

const campo = camposDe<typeof novoTituloEsquema>();

const FORMULARIO = 'novo-titulo';

/** A charge that no contract made: payer, student, amount, due date, discounts. */
export function NovoTitulo({ aberta, aoFechar, aoCriar }: { aberta: boolean; aoFechar: () => void; aoCriar: (id: number) => void }) {
  const t = useTextos(textosTitulos);
  const criar = useComando(emissaoApi.criarTitulo, { invalida: [api.listarTitulos] });
  return (
    <Janela
      aberta={aberta}
      aoFechar={aoFechar}
      titulo={t('novoTitulo')}
      tamanho="larga"
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('criar')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={novoTituloEsquema}
        valoresIniciais={{
          pagadorId: null,
          alunoId: null,
          descricao: '',
          dataVencimento: '',
          valorCentavos: null,
          descontoIncondicionalCentavos: null,
          descontoCondicionalCentavos: null,
          contaBancariaId: null,
          formaPagamentoId: null,
          dedutivel: false,
          taxaServicoId: null,
        }}
        aoSalvar={(body) => criar.mutateAsync({ body })}
        aposSalvar={(resposta) => {
          const { id, numero } = resposta as { id: number; numero: string };
          avisar.sucesso(t('criado', { numero }));
          aoCriar(id);
        }}
      >
        <Campos />
      </Formulario>
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosTitulos);
  const { pronto, contas, formas, contaDaForma, taxasServico } = useRecebimento();
  const { definir } = useFormulario();
  const preencher = (id: number | null): void => {
    const taxa = taxasServico.find((x) => x.id === id);
    if (!taxa) return;
    definir(campo('descricao'), taxa.nome);
    definir(campo('valorCentavos'), taxa.valorCentavos);
  };
  if (!pronto) return <Esqueleto />;
  return (
    <EmColunas>
      <PessoaPicker nome={campo('pagadorId')} rotulo={t('pagador')} colunas={6} />
      <PessoaPicker nome={campo('alunoId')} rotulo={t('aluno')} colunas={6} />
      {taxasServico.length > 0 && (
        <CampoSelecao
          nome={campo('taxaServicoId')}
          rotulo={t('taxaServico')}
          dica={t('taxaServicoAjuda')}
          colunas={12}
          placeholder={t('semTaxaServico')}
          opcoes={taxasServico.map((x) => ({ valor: x.id, rotulo: `${x.nome} · ${formatarReais(x.valorCentavos)}` }))}
          aoMudar={preencher}
        />
      )}
      <CampoTexto nome={campo('descricao')} rotulo={t('descricao')} colunas={12} maximo={150} />
      <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} colunas={4} />
      <CampoDinheiro nome={campo('descontoIncondicionalCentavos')} rotulo={t('descontoIncondicional')} colunas={4} />
      <CampoDinheiro nome={campo('descontoCondicionalCentavos')} rotulo={t('descontoCondicional')} colunas={4} />
      <CampoData nome={campo('dataVencimento')} rotulo={t('vencimento')} colunas={4} />
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('formaPagamento')}
        colunas={4}
        opcoes={formas}
        aoMudar={(id) => definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={4} opcoes={contas} />
      <CampoAlternar nome={campo('dedutivel')} rotulo={t('dedutivel')} colunas={12} />
    </EmColunas>
  );
}
