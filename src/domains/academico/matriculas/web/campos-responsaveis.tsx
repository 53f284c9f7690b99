import { Button } from '@mantine/core';
import { parentescos } from '#shared/listas/pessoa.ts';
import { CampoMarcar, CampoNumero, CampoSelecao, ListaDeCampos, SecaoFormulario, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { PessoaPicker } from '#domains/pessoas/web/door.tsx';
import { cemPorCento, dividirPercentuais, escreverPercentual, formatarPercentual } from '../percentuais.ts';
import { responsaveisMaximo, somaDosPercentuais } from '../responsaveis.ts';
import { textosMatricula } from '../texts.ts';
import estilo from './matricula.module.css';
import { type Nomes, responsavelNovo } from './valores.ts';

type Linha = { pessoaId?: unknown; financeiro?: unknown; percentual?: unknown };
const comoLista = (valor: unknown): Linha[] => (Array.isArray(valor) ? (valor as Linha[]) : []);
const comoNomes = (valor: unknown): Nomes => (typeof valor === 'object' && valor !== null ? (valor as Nomes) : {});

/** The guardians of an enrollment: who, which roles, which share; the sum is in sight while one types. */
export function CamposResponsaveis({ dica }: { dica?: string }) {
  const t = useTextos(textosMatricula);
  const { valores } = useFormulario();
  return (
    <SecaoFormulario titulo={t('responsaveis')} acao={<DividirIgualmente />}>
      <p className={estilo.inteira}>{dica ?? t('ajudaResponsaveis')}</p>
      <div className={estilo.inteira}>
        <ListaDeCampos
          nome="responsaveis" rotulo={t('responsaveis')} nomeDoItem={(i) => t('responsavelN', { n: i + 1 })} rotuloAdicionar={t('adicionarResponsavel')}
          maximo={responsaveisMaximo} novo={() => responsavelNovo(comoLista(valores()['responsaveis']).length === 0)}
        >
          {(prefixo) => <CamposDoResponsavel prefixo={prefixo} />}
        </ListaDeCampos>
      </div>
      <SomaDosPercentuais />
    </SecaoFormulario>
  );
}

function CamposDoResponsavel({ prefixo }: { prefixo: string }) {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const { valores, definir } = useFormulario();
  const financeiro = useValor(`${prefixo}.financeiro`) === true;
  const pessoaId = useValor(`${prefixo}.pessoaId`);
  const nome = comoNomes(valores()['nomes'])[String(pessoaId)];
  const aoMarcarFinanceiro = (marcado: boolean): void => {
    // The first payer pays everything; the next ones say how much.
    const outros = comoLista(valores()['responsaveis']).filter((r) => r.financeiro === true).length - (marcado ? 1 : 0);
    definir(`${prefixo}.percentual`, marcado && outros <= 0 ? '100.00' : null);
  };
  return (
    <>
      <PessoaPicker
        nome={`${prefixo}.pessoaId`} rotulo={t('responsavel')} colunas={4}
        inicial={typeof pessoaId === 'number' && nome !== undefined ? { id: pessoaId, nome } : null}
        aoMudar={(pessoa) => pessoa && definir('nomes', { ...comoNomes(valores()['nomes']), [String(pessoa.id)]: pessoa.nome })}
      />
      <CampoSelecao nome={`${prefixo}.parentesco`} rotulo={t('parentesco')} colunas={3} opcoes={parentescos.map((p) => ({ valor: p.valor, rotulo: p[idioma] }))} />
      <CampoMarcar nome={`${prefixo}.pedagogico`} rotulo={t('pedagogico')} colunas={2} />
      <CampoMarcar nome={`${prefixo}.financeiro`} rotulo={t('financeiro')} colunas={1} aoMudar={aoMarcarFinanceiro} />
      <CampoNumero nome={`${prefixo}.percentual`} rotulo={t('percentual')} colunas={2} casas={4} sufixo="%" desabilitado={!financeiro} obrigatorio={financeiro} />
    </>
  );
}

function DividirIgualmente() {
  const t = useTextos(textosMatricula);
  const { valores, definir } = useFormulario();
  const dividir = (): void => {
    const lista = comoLista(valores()['responsaveis']);
    const posicoes = lista.flatMap((r, i) => (r.financeiro === true ? [i] : []));
    if (posicoes.length === 0) return;
    const partes = dividirPercentuais(posicoes.length);
    posicoes.forEach((posicao, i) => definir(`responsaveis.${posicao}.percentual`, partes[i] ?? null));
  };
  return (
    <Button variant="default" size="xs" onClick={dividir}>
      {t('dividirIgualmente')}
    </Button>
  );
}

function SomaDosPercentuais() {
  const t = useTextos(textosMatricula);
  const lista = comoLista(useValor('responsaveis')).filter((r) => r.financeiro === true);
  if (lista.length === 0) return null;
  const soma = somaDosPercentuais(lista.map((r) => ({ percentual: r.percentual === null || r.percentual === undefined ? null : String(r.percentual) })));
  const diferenca = formatarPercentual(escreverPercentual(Math.abs(cemPorCento - soma)));
  const texto = soma === cemPorCento ? t('somaCerta') : t(soma < cemPorCento ? 'somaFalta' : 'somaSobra', { diferenca });
  return (
    <p role="status" className={soma === cemPorCento ? estilo.somaCerta : estilo.somaErrada}>
      {t('somaPercentuais', { soma: formatarPercentual(escreverPercentual(soma)) })} · {texto}
    </p>
  );
}
