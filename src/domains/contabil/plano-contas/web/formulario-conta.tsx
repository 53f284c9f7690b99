import {
  CampoAlternar,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { type GrupoConta, gruposConta, naturezas, tiposConta } from '../../grupos.ts';
import { contasApi as api, obterConfiguracao } from '../api.ts';
import { edicaoConta, novaConta } from '../esquemas.ts';
import { comPontos, naturezaDe } from '../plano.ts';
import { textosPlano } from '../texts.ts';

const campo = camposDe<typeof novaConta>();

/** An account: code, name, kind, nature and group; of one with entries only what books do not hang on. */
export default function FormularioConta({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosPlano);
  const { data } = useConsulta(obterConfiguracao, {}, { validadeMs: 60_000 });
  if (!data) return <Esqueleto linhas={6} />;
  const { mascara } = data;
  const comCodigo = <T extends { codigo: string }>(conta: T): T => ({ ...conta, codigo: comPontos(conta.codigo, mascara) });
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novaConta,
        valores: {
          codigo: '',
          nome: '',
          tipo: 'analitica',
          natureza: 'devedora',
          grupo: 'despesa',
          exigeCentroCusto: false,
          codigoReferencial: '',
          ativa: true,
        },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body: comCodigo(body) }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoConta,
          valores: {
            id: registro.id,
            versao: registro.versao,
            codigo: registro.codigo,
            nome: registro.nome,
            tipo: registro.tipo,
            natureza: registro.natureza,
            grupo: registro.grupo,
            exigeCentroCusto: registro.exigeCentroCusto,
            codigoReferencial: registro.codigoReferencial,
            ativa: registro.ativa,
          },
          enviar: (body) => chamar(api.editar, { body: comCodigo(body) }),
        }
      }
    >
      {registro?.usada && <p className="consequencia">{t('emUso')}</p>}
      <Campos mascara={mascara} />
    </FormularioDeRegistro>
  );
}

function Campos({ mascara }: { mascara: string }) {
  const t = useTextos(textosPlano);
  const { definir, ler } = useFormulario();
  const seguirGrupo = (grupo: GrupoConta | null): void => {
    if (grupo !== null) definir(campo('natureza'), naturezaDe(grupo, String(ler(campo('nome')) ?? '')));
  };
  return (
    <EmColunas>
      <CampoTexto nome={campo('codigo')} rotulo={t('codigo')} dica={t('codigoAjuda', { mascara })} colunas={4} maximo={30} autoFoco />
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={120} />
      <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={4} opcoes={tiposConta.map((valor) => ({ valor, rotulo: t(valor) }))} />
      <CampoSelecao
        nome={campo('grupo')}
        rotulo={t('grupo')}
        colunas={4}
        opcoes={gruposConta.map((valor) => ({ valor, rotulo: t(valor) }))}
        aoMudar={seguirGrupo}
      />
      <CampoSelecao
        nome={campo('natureza')}
        rotulo={t('natureza')}
        colunas={4}
        opcoes={naturezas.map((valor) => ({ valor, rotulo: t(valor) }))}
      />
      <CampoTexto nome={campo('codigoReferencial')} rotulo={t('referencial')} dica={t('referencialAjuda')} colunas={6} maximo={30} />
      <CampoAlternar nome={campo('exigeCentroCusto')} rotulo={t('exigeCentroCusto')} colunas={3} />
      <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={3} />
    </EmColunas>
  );
}
