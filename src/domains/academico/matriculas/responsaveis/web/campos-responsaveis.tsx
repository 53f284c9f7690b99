import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import {
  type Caminho,
  CampoMarcar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { parentescos } from '#shared/listas/pessoa.ts';
import { responsaveisMaximo } from '#domains/academico/matriculas/responsaveis.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { aoMudarFinanceiro } from './partilha.ts';
import { DividirIgualmente, SomaDosPercentuais } from './soma-percentuais.tsx';
import { type ResponsavelNoForm, responsavelNovo } from './valores.ts';
import type { formEdicaoMatricula } from './valores.ts';

const campo = camposDe<typeof formEdicaoMatricula>();

/** The guardians of an enrollment: who, which roles, which share; the sum is in sight while one types. */
export function CamposResponsaveis({ dica }: { dica?: string }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const { ler } = useFormulario();
  const lista = () => ler(campo('responsaveis')) ?? [];
  return (
    <SecaoFormulario titulo={tt('quemResponde')} acao={<DividirIgualmente />}>
      <p className="inteira">{dica ?? t('ajudaResponsaveis')}</p>
      <div className="inteira">
        <ListaDeCampos
          nome={campo('responsaveis')}
          rotulo={t('responsaveis')}
          nomeDoItem={(i) => ler(campo('nomes'))?.[String(lista()[i]?.pessoaId)] ?? t('responsavelN', { n: i + 1 })}
          rotuloAdicionar={t('adicionarResponsavel')}
          maximo={responsaveisMaximo}
          novo={() => responsavelNovo(!lista().some(({ financeiro }) => financeiro))}
        >
          {(prefixo, i) => <CamposDoResponsavel prefixo={prefixo} indice={i} />}
        </ListaDeCampos>
      </div>
      <SomaDosPercentuais />
    </SecaoFormulario>
  );
}

function CamposDoResponsavel({ prefixo, indice }: { prefixo: Caminho<ResponsavelNoForm>; indice: number }) {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const { ler, definir } = useFormulario();
  const financeiro = useValor(dentro(prefixo, 'financeiro')) === true;
  const pessoaId = useValor(dentro(prefixo, 'pessoaId'));
  const nome = ler(campo('nomes'))?.[String(pessoaId)];
  const outros = (useValor(campo('responsaveis')) ?? []).flatMap((r, i) =>
    i === indice || typeof r.pessoaId !== 'number' ? [] : [r.pessoaId],
  );
  const marcarFinanceiro = (marcado: boolean): void => {
    // The tick is already in the form: the shares follow from what stood before it.
    const antes = (ler(campo('responsaveis')) ?? []).map((r, i) => (i === indice ? { ...r, financeiro: !marcado } : r));
    aoMudarFinanceiro(antes, indice, marcado).forEach(({ percentual }, i) => {
      if (percentual !== antes[i]?.percentual) definir(campo(`responsaveis.${i}.percentual`), percentual);
    });
  };
  return (
    <>
      <PessoaPicker
        nome={dentro(prefixo, 'pessoaId')}
        rotulo={t('responsavel')}
        colunas={7}
        exceto={outros}
        inicial={typeof pessoaId === 'number' && typeof nome === 'string' ? { id: pessoaId, nome } : null}
        aoMudar={(pessoa) => pessoa && definir(campo('nomes'), { ...ler(campo('nomes')), [String(pessoa.id)]: pessoa.nome })}
      />
      <CampoSelecao
        nome={dentro(prefixo, 'parentesco')}
        rotulo={t('parentesco')}
        colunas={5}
        opcoes={parentescos.map((p) => ({ valor: p.valor, rotulo: p[idioma] }))}
      />
      <CampoMarcar nome={dentro(prefixo, 'pedagogico')} rotulo={t('pedagogico')} colunas={3} />
      <CampoMarcar nome={dentro(prefixo, 'financeiro')} rotulo={t('financeiro')} colunas={3} aoMudar={marcarFinanceiro} />
      {financeiro && (
        <CampoNumero nome={dentro(prefixo, 'percentual')} rotulo={t('percentual')} colunas={3} casas={2} sufixo="%" obrigatorio />
      )}
    </>
  );
}
