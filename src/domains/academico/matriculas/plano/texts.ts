import { defineTextos } from '#shared/textos.ts';

/** By which rule a student is judged. */
export const textosPlano = defineTextos({
  plano: { br: 'Plano', en: 'Plan' },
  regular: { br: 'Regular', en: 'Regular' },
  adaptado: { br: 'Adaptado', en: 'Adapted' },
  passarAoAdaptado: { br: 'Passar ao plano adaptado', en: 'Change to the adapted plan' },
  voltarAoRegular: { br: 'Voltar ao plano regular', en: 'Back to the regular plan' },
  adaptadoTexto: {
    br: 'As médias e o resultado passam a seguir a regra que o curso tem para o plano adaptado. As notas ficam como estão.',
    en: 'Averages and result follow the rule that the course has for the adapted plan from now on. Marks stay as they are.',
  },
  regularTexto: {
    br: 'As médias e o resultado voltam a seguir a regra regular do curso. As notas ficam como estão.',
    en: 'Averages and result follow the regular rule of the course again. Marks stay as they are.',
  },
  motivo: { br: 'Motivo', en: 'Reason' },
  mudado: { br: 'Plano do aluno mudado.', en: 'Plan of the student changed.' },
});
