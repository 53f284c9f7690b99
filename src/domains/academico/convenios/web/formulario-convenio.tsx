import { CampoData, camposDe, CampoSelecao, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { conveniosApi as api, participacoesApi } from '../api.ts';
import { edicaoConvenio, novoConvenio } from '../esquemas.ts';
import { textosConvenio } from '../texts.ts';
import { tiposConvenio } from '../tipos.ts';

const campo = camposDe<typeof novoConvenio>();

/** An insurance or agreement: with whom, between which days, and the discount that comes with it. */
export default function FormularioConvenio({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosConvenio);
  const { data } = useConsulta(participacoesApi.opcoesDeConvenio, {});
  // A select shows the name of its value only when the names are there first.
  if (data === undefined) return <Esqueleto linhas={5} />;
  const { descontos } = data;
  const atual = registro?.descontoId != null && !descontos.some(({ id }) => id === registro.descontoId);
  const oferecidos =
    atual && registro.descontoId !== null ? [{ id: registro.descontoId, nome: registro.descontoNome ?? '' }, ...descontos] : descontos;
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoConvenio,
        valores: {
          tipo: 'seguro' as const,
          nome: '',
          parceiro: '',
          cnpj: '',
          numero: '',
          vigenteDesde: '',
          vigenteAte: '',
          descontoId: null,
        },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoConvenio, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoSelecao
          nome={campo('tipo')}
          rotulo={t('tipo')}
          colunas={5}
          opcoes={tiposConvenio.map((valor) => ({ valor, rotulo: t(`tipo_${valor}`) }))}
        />
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={7} maximo={100} autoFoco />
        <CampoTexto nome={campo('parceiro')} rotulo={t('parceiro')} colunas={7} maximo={150} />
        <CampoTexto nome={campo('cnpj')} rotulo={t('cnpj')} colunas={5} />
        <CampoTexto nome={campo('numero')} rotulo={t('numero')} colunas={6} maximo={60} />
        <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} colunas={3} />
        <CampoData nome={campo('vigenteAte')} rotulo={t('vigenteAte')} colunas={3} />
        <CampoSelecao
          nome={campo('descontoId')}
          rotulo={t('desconto')}
          colunas={6}
          placeholder={t('semDesconto')}
          opcoes={comoOpcoes(oferecidos)}
        />
      </EmColunas>
      {registro && (
        <p>
          <Elo tela="convenio" params={{ id: registro.id }}>
            {t('verPessoas')}
          </Elo>
        </p>
      )}
    </FormularioDeRegistro>
  );
}

type Registro = NonNullable<PropsDoFormulario<typeof api.obter>['registro']>;
const edicaoDe = ({ descontoNome: _, pessoas: __, ...valores }: Registro) => valores;
